// Moves of whole games that the core played at random.
export const moves = (
  'AB:1H@b1 AB:1H@c5 AB:1H@d1 AB:1S@e5 AB:1T@b5 AB:1T@d1 AB:2H@a5 AB:2H@c1 AB:2H@d5 AB:2H@e1 ' +
  'AB:2S@a1 AB:2S@a5 AB:2S@e5 AB:2T@b1 AB:3H@a1 AB:3H@d5 AB:3H@e1 AB:3H@e5 AB:3S@d5 AB:3S@e1 ' +
  'AB:3T@a1 AB:3T@a5 AB:3T@c1 AB:a1-a2 AB:a2-a3 AB:a2-b3 AB:a3-b2 AB:a3-b4 AB:a3xb3 AB:a4-a3 ' +
  'AB:a4-b3 AB:a5-a4 AB:a5-b4 AB:b1-b2 AB:b1-c2 AB:b2-b3 AB:b2-c1 AB:b2-c3 AB:b2xa2 AB:b3-b4 ' +
  'AB:b3-c2 AB:b4-a3 AB:b4-b5 AB:b5-a4 AB:c1-b2 AB:c2-b1 AB:c2-c3 AB:c2-d3 AB:c2xb3 AB:c3-b4 ' +
  'AB:c3-d4 AB:c4-c5 AB:c4-d3 AB:c5-b4 AB:d1-c2 AB:d1-e2 AB:d2-c3 AB:d2-d3 AB:d3-c4 AB:d3-d2 ' +
  'AB:d3-e2 AB:d3-e4 AB:d4-d3 AB:d4-e3 AB:d5-c4 AB:d5-d4 AB:d5-e4 AB:e1-d2 AB:e1-e2 AB:e2-d1 ' +
  'AB:e2-d3 AB:e3xe2 AB:e4-e3 AB:e5-d4 AB:e5-e4 BC:1H@b5 BC:1H@d1 BC:1H@d5 BC:1S@c1 BC:1S@d1 ' +
  'BC:1T@c5 BC:1T@e1 BC:2H@a1 BC:2S@d1 BC:2S@e5 BC:2T@a1 BC:2T@a5 BC:2T@b1 BC:2T@c5 BC:3H@b5 ' +
  'BC:3H@c1 BC:3H@d5 BC:3S@a5 BC:3S@e1 BC:3T@a1 BC:3T@b1 BC:3T@e5 BC:a1-a2 BC:a1-b2 BC:a2-a3 ' +
  'BC:a2-b3 BC:a3-a4 BC:a3xa4 BC:a4-b3 BC:a5-a4 BC:b1-a2 BC:b1-b2 BC:b1-c2 BC:b2-a3 BC:b2-c3 ' +
  'BC:b3-b2 BC:b3-b4 BC:b3xa3 BC:b3xb2 BC:b4-a3 BC:b5-b4 BC:b5xa4 BC:c1-b2 BC:c1-c2 BC:c2-b3 ' +
  'BC:c2-c3 BC:c3-d4 BC:c3xd4 BC:c4-b3 BC:c4xd4 BC:c5-b4 BC:c5-d4 BC:d1-c2 BC:d1-e2 BC:d2-c3 ' +
  'BC:d2-d1 BC:d2-d3 BC:d3-e2 BC:d4-c3 BC:d4-c5 BC:d4-d3 BC:d4-d5 BC:d4-e3 BC:d5-c4 BC:d5-d4 ' +
  'BC:e1-d2 BC:e1-e2 BC:e2-d3 BC:e2-e3 BC:e3-d2 BC:e3-d4 BC:e3xd3 BC:e5-d4 CA:1H@e5 CA:1S@a1 ' +
  'CA:1S@b1 CA:1S@d5 CA:1S@e1 CA:1S@e5 CA:1T@c1 CA:1T@d5 CA:2H@a1 CA:2H@a5 CA:2H@b1 CA:2H@d1 ' +
  'CA:2S@a1 CA:2S@a5 CA:2S@c5 CA:2T@c5 CA:3H@a5 CA:3H@e1 CA:3S@b1 CA:3S@b5 CA:3S@c1 CA:3S@e5 ' +
  'CA:3T@b5 CA:3T@d1 CA:a1-a2 CA:a1-b2 CA:a2-a3 CA:a3-b4 CA:a3xb3 CA:a3xb4 CA:a4-b3 CA:a5-a4 ' +
  'CA:a5-b4 CA:b1-b2 CA:b1-c2 CA:b1xc1 CA:b2-a1 CA:b2-a3 CA:b2-c1 CA:b2-c3 CA:b3-b2 CA:b3-c2 ' +
  'CA:b3-c4 CA:b3xa3 CA:b4-a3 CA:b4-a5 CA:b4-b3 CA:b4-b5 CA:b4-c3 CA:b5-b4 CA:c1-b2 CA:c1-c2 ' +
  'CA:c1-d2 CA:c2-b1 CA:c2-b3 CA:c2-c3 CA:c2-d1 CA:c3-b2 CA:c3-c2 CA:c3-c4 CA:c3-d2 CA:c3xb2 ' +
  'CA:c4-b3 CA:c4-c3 CA:c4-c5 CA:c5-b4 CA:c5-d4 CA:d1-d2 CA:d2-c3 CA:d2-d1 CA:d2-d3 CA:d2-e3 ' +
  'CA:d3-d2 CA:d3-e4 CA:d3xd4 CA:d4-c3 CA:d4-d5 CA:d4-e5 CA:d5-c4 CA:d5-d4 CA:e1-e2 CA:e2-d3 ' +
  'CA:e3-d4 CA:e4-d3 CA:e5-d4 CA:e5-e4'
).split(' ');
