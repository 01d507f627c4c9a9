/** The longest subject that git and code hosts show in one line. */
const MAX_LENGTH = 72;

/** Words that open a description instead of an instruction. */
const notVerbs = new Set(
  `a an the this that these those it its they there here what which who whose why how when where while as if
  with without within of on in at to from for by before after between under over about into against
  one two three four five six some any all each every no both more most many several another other
  and or but so not only also now then still just
  is are was were be been has had have does did can could will would may might must should
  made went came said gave took got kept left found told wrote brought thought held stood ran
  new old former small big own first second last next
  bugfix hotfix wip misc stuff version`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Imperatives that end like a past or an -ing form. */
const likePast = new Set(['embed', 'exceed', 'feed', 'need', 'proceed', 'seed', 'shed', 'speed', 'succeed', 'wed']);
const likeGerund = new Set(['bring', 'cling', 'fling', 'ping', 'ring', 'sing', 'sling', 'spring', 'string', 'swing']);
const likeThirdPerson = new Set(['alias', 'bias', 'canvas']);

const isImperative = (typed: string): boolean => {
  // An acronym or a scope such as `search:` names the subject instead of what the commit does.
  if (typed.endsWith(':') || /^[A-Z]{2,}$/.test(typed)) return false;
  const word = typed.toLowerCase();
  if (!/^[a-z][a-z-]*$/.test(word) || notVerbs.has(word)) return false;
  if (word.endsWith('ed')) return likePast.has(word);
  if (word.endsWith('ing')) return likeGerund.has(word);
  if (word.endsWith('s')) return /(ss|us)$/.test(word) || likeThirdPerson.has(word);
  return true;
};

/** Returns what is wrong with the subject of a commit, as sentences; an empty list when nothing is. */
export const checkSubject = (subject: string): string[] => {
  const trimmed = subject.trim();
  if (trimmed === '') return ['It is empty.'];
  const [first = ''] = trimmed.split(/\s+/);
  return [
    ...(trimmed.length > MAX_LENGTH ? [`It has ${trimmed.length} characters; at most ${MAX_LENGTH} are allowed.`] : []),
    ...(trimmed.endsWith('.') ? ['It ends with a period.'] : []),
    ...(isImperative(first) ? [] : [`"${first}" is not a verb in the imperative, such as Add, Fix or Rename.`]),
  ];
};
