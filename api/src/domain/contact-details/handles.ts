const service =
  '(?:instagram|insta|ig|snapchat|snap|whats ?app|telegram|tg|signal|kik|discord|tiktok|facebook|fb|skype|threema|viber|wechat)\\b';

/** Words after the name of a service that are no name of a member. */
const plain = new Set(
  [
    'no nope never not yes maybe please later sometime soon then first too if when and or but so because for is are was',
    'nein nie kein keine nicht ja bitte mal dann wenn aber und oder auch weil selten heute morgen spater gern gerne ist',
    'nee nooit geen niet misschien later dan als maar en of ook want graag eens vandaag zelden today tomorrow',
  ].flatMap((words) => words.split(' ')),
);

/** A name with the characters of a handle: a digit after letters, an underscore, or a dot inside. */
const handle = '(?:[a-z]{3,30}\\d|[a-z\\d.]{0,30}_[a-z\\d]|[a-z]{2,30}\\.[a-z]|[a-z\\d_.]{2,30}#\\d{4})';

const withHandle = new RegExp(
  `\\b${service} ?(?:(?:is|ist|heisst|heet|name|naam|handle|id)\\b)? ?[:=>-]{0,2} ?${handle}`,
  'i',
);

/** "Insta: anna", at the end of a sentence. */
const labelled = new RegExp(`\\b${service} ?[:=] ?([a-z\\d_.]{3,30})(?= ?(?:$|[,;!?)]))`, 'gi');

/** "Add me on snap annax", in three languages. */
const invited = new RegExp(
  '\\b(?:(?:add|find|follow|text|message|reach|dm|write) me (?:on|at|via|in)|(?:adde?|finde?|folge?|such|suche) (?:mich|mir) (?:auf|bei|uber|in)|' +
    '(?:schreib|schreibe) mir (?:auf|bei|uber|in)|(?:voeg|volg|zoek|vind|app) (?:me|mij)(?: toe)? (?:op|via|bij))' +
    ` ${service} ?[:=-]? ?([a-z\\d_.]{3,30})`,
  'gi',
);

/** Whether a folded text contains the name of an account of another service. */
export const holdsHandle = (folded: string): boolean =>
  withHandle.test(folded) ||
  [labelled, invited].some((pattern) =>
    [...folded.matchAll(pattern)].some(([, name = '']) => !plain.has(name.toLowerCase().replaceAll('.', ''))),
  );
