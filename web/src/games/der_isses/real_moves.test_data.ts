// Moves of whole games that the core played at random.
export const moves = (
  '$a3 $a4 $a7 $b1 $d7 $e1 $f6 $g2 $g6 $g7 A=B A=G A=O A=R A=V A=W A=Y B! B=B B=G B=O B=R B=V B=W ' +
  'B=Y G! Gd4 Ge4 Ge5 Gf3 Gf4 O! Oa6 Oc3 Oe7 R! Rb5 Rc4 Rc6 Rd5 Re6 V! Vb6 Vb7 Vc7 Vd6 Vf3 Vg2 W! ' +
  'Wb4 Wc4 Wc5 Wd4 Y! Yc5 Yd4 Yd6'
).split(' ');
