// Moves of whole games that the core played at random.
export const moves = (
  '2C@a6 2C@d6 2D@g1 2D@g4 2D@g4#f5,g5,f4,g4 2H@i7 2H@l7 2S@f12 2S@f9 2S~ 3C@b4 3C@e1 3D@i2 3D@l5 ' +
  '3D~ 3H@h12 3H@k9 3S@a8 3S@d11 4C@b5 4C@e2 4C@e2#d2,e2,d1,e1 4D@h2 4D@h2#h2,i2,h1,i1 4D@k5 ' +
  '4D@k5#j5,k5,j4,k4 4D~ 4H@h11 4H@k8 4H@k8#j8,k8,j7,k7 4S@b8 4S@e11 5C@b6 5C@e3 5D@g2 5D@j5 5D~ ' +
  '5H@h10 5H@k7 5S@c8 5S@f11 6C@c3 6C@e4 6D@i5 6D@j3 6H@h9 6H@j10 6S@c10 6S@d8 7C@c4 7C@e5 7D@h5 ' +
  '7D@i3 7H@h8 7H@j9 7H~ 7S@d10 7S@e8 8C@c5 8C@e6 8D@g5 8D@h3 8H@h7 8H@j8 8S@e10 8S@f8 9C@c6 9C@f1 ' +
  '9D@g3 9D@l6 9H@g12 9H@j7 9S@a7 9S@f10#f10,g10,f9,g9 9S~ AC@a4 AC@d5 AD@h4 AD@i1 AD~ AH@i8 AH@l9 ' +
  'AS@d12 AS@d12#d12,e12,d11,e11 AS@e9 JC@d2 JC@f3 JC~ JD@j6 JD@k4 JH@g10 JH@i11 JH~ JS@b9 JS@c7 ' +
  'KC@d4 KC@f6 KD@g6 KD@i4 KH@g7 KH@i9 KS@d9 KS@f7 QC@d3 QC@f5 QD@h6 QD@j4 QH@g8 QH@g8#f9,g9,f8,g8 ' +
  'QH@i10 QS@c9 QS@e7 TC@d1 TC@f2 TD@k6 TD@l4 TH@g11 TH@i12 TS@a9 TS@b7 X@e1 X@e10 X@f3 X@f7 X@h5 ' +
  'X@i3 X@i5 X@j9 Xxa7>d7 Xxb5>a5 Xxb6 Xxd6>e12 Xxe2>d7 Xxf1>h1 Xxg1>i6 Xxg6 Xxh12>l8 Xxh9>f4 ' +
  'Xxi11>a5 Xxi12>l8 Xxi2>f4 Xxi8>d7 Xxk4>i6'
).split(' ');
