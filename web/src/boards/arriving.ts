// What has just appeared cannot be pressed yet: the finger was meant for what lay there before.
const dead_ms = 350;

export function arriving(node: HTMLElement) {
  node.inert = true;
  const timer = setTimeout(() => (node.inert = false), dead_ms);
  return { destroy: () => clearTimeout(timer) };
}
