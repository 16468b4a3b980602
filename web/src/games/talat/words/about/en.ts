export default {
  name: 'Talat',
  line: 'Three boards, three rivals: every tower stands between two of you.',
  facts: '2–3 players · 20 minutes',
  'option.players': 'Players',
  'option.games': 'Games in a row',
};
