// What has just appeared cannot be pressed yet: the finger was meant for what lay there before. Keys can.
const dead_ms = 350;

export function arriving(node: Element) {
  // An animation, because it leaves no trace in the page; it is none for the eye.
  node.animate([{ pointerEvents: 'none' }, { pointerEvents: 'none' }], { duration: dead_ms });
}
