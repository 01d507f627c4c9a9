/** A word or phrase that documents, comments and test titles do not use. */
export interface BannedWord {
  /** How reports name it. */
  name: string;
  pattern: RegExp;
  /** What to write in its place. */
  replacement: string;
  /** Phrases around the word that are allowed. */
  allowed?: readonly AllowedPhrase[];
}

export interface AllowedPhrase {
  phrase: RegExp;
  /** Only in files whose path matches. */
  files?: RegExp;
  reason: string;
}

const byPerson = 'a person answers a question';

/** The terms come from the glossary (docs/glossary.md). Patterns match case-insensitively, across line breaks. */
export const bannedWords: readonly BannedWord[] = [
  { name: 'piece', pattern: /\bpieces?\b/, replacement: 'deployable, remote, shell, part' },
  {
    name: 'tell',
    pattern: /\b(?:tell|tells|told|telling)\b/,
    replacement: 'format, render, notify, emit, publish, report, log, say',
    allowed: [
      { phrase: /\btell(?:s|ing)?(?: \S+){1,6} apart\b/, reason: 'means to distinguish' },
      { phrase: /\btell(?:s|ing)?(?: \S+){1,4} from\b/, reason: 'means to distinguish' },
    ],
  },
  {
    name: 'answer',
    pattern: /\banswer(?:s|ed|ing)?\b/,
    replacement: 'response (HTTP), result (a function)',
    allowed: [
      { phrase: /\bquestions?\b[\s\S]{0,100}\banswer(?:s|ed|ing)?\b/, reason: byPerson },
      { phrase: /\banswer(?:s|ed|ing)?\b[^.]{0,120}\bquestions?\b/, reason: byPerson },
      { phrase: /\bmatch finder\b[^.]{0,120}\banswer(?:s|ed|ing)?\b/, reason: byPerson },
      { phrase: /\b(?:member|person|visitor|player)(?:'s|s'|’s)? answer(?:s|ed)?\b/, reason: byPerson },
      {
        phrase: /\banswer(?:s|ed|ing)?\b/,
        files: /\/(?:match-finder|complete-signup|signup-steps?)\b/,
        reason: 'its questions are answered by members',
      },
    ],
  },
  { name: 'mend', pattern: /\bmend(?:s|ed|ing)?\b/, replacement: 'fix' },
  { name: 'anew', pattern: /\banew\b/, replacement: 'again, new' },
  {
    name: 'take back',
    pattern: /\b(?:tak(?:e|es|en|ing)|took) (?:back\b(?! to\b)|(?:it|them|a like|the like|a request) back\b(?! to\b))/,
    replacement: 'roll back, auto-rollback, unlike, undo, withdraw',
  },
  {
    name: 'stand in, lie in',
    pattern: /\b(?:stands?|stood|standing|lies?|lay|lying) in\b/,
    replacement: 'is, lives in, is stored in, is rendered in',
  },
  { name: 'in one go', pattern: /\bin one go\b/, replacement: 'atomically, in one transaction' },
  { name: 'wish', pattern: /\bwish(?:es|ed|ing)?\b/, replacement: 'preferences, criteria, filters, option' },
  {
    name: 'forget',
    pattern: /\bforg(?:et|ets|etting|ot|otten)\b/,
    replacement: 'invalidate (a cache), delete (data), reset (state)',
    allowed: [{ phrase: /\bforgot(?:ten)?(?: your| a| the| their)? password\b/, reason: 'a member forgets it' }],
  },
  {
    name: 'somebody, everybody, nobody',
    pattern: /\b(?:somebody|everybody|nobody)(?:['’]s)?\b/,
    replacement: 'the member, the visitor, the caller, anyone who, everyone, no one',
  },
  { name: 'who may', pattern: /\bwho may\b/, replacement: 'the member who may, permission' },
  { name: 'for who', pattern: /\bfor who\b/, replacement: 'for members who, for callers that' },
  {
    name: 'pen',
    pattern: /\bpens?\b/,
    replacement: 'stream writer, publisher',
    allowed: [{ phrase: /\bfinger, pen or mouse\b/, reason: 'the pointer types of a browser' }],
  },
  {
    // Where nothing is counted, "at once" means immediately.
    name: 'at once',
    pattern: /\b(?:two|three|four|five|several|many|both|all|more|most|\d+)\b[^.,;:()]{0,60}\bat once\b/,
    replacement: 'concurrently, in one request',
  },
  { name: 'at the same moment', pattern: /\bat the same moment\b/, replacement: 'concurrently' },
  {
    name: 'news',
    pattern: /\bnews\b/,
    replacement: 'poll, poll result, updates',
    allowed: [{ phrase: /\bweekly_updates, news\b/, reason: 'the name of a notification preference' }],
  },
  { name: 'second try', pattern: /\bsecond try\b/, replacement: 'retry, second attempt' },
  { name: 'npm run look', pattern: /\bnpm (?:run|test --) look\b/, replacement: 'npm run visual' },
];
