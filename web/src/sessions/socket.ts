// A WebSocket that comes back by itself.
export type Connection = 'connecting' | 'open' | 'lost';

interface Hooks {
  address: () => string; // asked before every attempt
  opened: () => void;
  heard: (text: string) => void;
  changed: (connection: Connection) => void;
}

const beat = 15_000; // how often we ask whether somebody is there
const patience = 8_000; // how long we wait for an answer
const longestPause = 10_000;

export class TableSocket {
  #hooks: Hooks;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #wake = () => {
    if (document.visibilityState === 'visible' && this.#socket === null) this.connect();
  };

  #sleep = () => this.#lost();

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
    window.addEventListener('offline', this.#sleep);
    window.addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
  }

  connect(): void {
    this.#drop();
    this.#hooks.changed(this.#attempts === 0 ? 'connecting' : 'lost');
    const socket = new WebSocket(this.#hooks.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempts = 0;
      this.#hooks.changed('open');
      this.#heart = setInterval(() => this.#ping(), beat);
      this.#hooks.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#silence);
      this.#hooks.heard(event.data);
    };
    socket.onclose = () => this.#lost();
  }

  send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    window.removeEventListener('offline', this.#sleep);
    window.removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }

  #ping(): void {
    this.send({ type: 'ping' });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), patience);
  }

  #lost(): void {
    this.#drop();
    this.#hooks.changed('lost');
    const pause = Math.min(longestPause, 400 * 2 ** this.#attempts++) * (0.75 + Math.random() / 2);
    this.#retry = setTimeout(() => this.connect(), pause);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#heart);
    clearTimeout(this.#silence);
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }
}
