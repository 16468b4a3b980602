export default {
  name: 'Der Isses!',
  line: 'Two players, one secret each. Find theirs before they find yours.',
  facts: '2 players · 10 minutes',
};
