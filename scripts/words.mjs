// The phrases and names that `check-words.mjs` refuses, each with a replacement. To add one, add a
// line: [pattern, replacement], and if it may occur somewhere, the files where it may.
//
// Patterns are tried on every line of source, prose and code alike, so write them narrowly: a
// pattern that also finds correct text is worse than none.
/** Patterns of British spelling to refuse, each with the American spelling. */
const spelling = [
  [/(?<![a-z])(dis)?colour|[a-z]Colour/i, 'color'],
  [/(?<![a-z])centre|[a-z]Centre/i, 'center'],
  [/behaviour/i, 'behavior'],
  // The contract fixes the code `not-initialised`.
  [/(?<!not-)initialis(?!m)/i, 'initialize'],
  [
    /(?<!\w)(re|un)?(recogn|organ|real|min?im|maxim|capital|summar|serial|deserial|optim|normal|general|special|standard|visual|token|final|util|random|parallel|synchron|custom|character|categor|priorit|symbol|emphas|immobil|memo)is(e[drs]?|ing|ation|ations)\b/i,
    'the spelling with -ize',
  ],
  [/favour/i, 'favor'],
  [/neighbour/i, 'neighbor'],
  [/(?<!\w)grey(?!\w)/i, 'gray'],
  [/licence/i, 'license'],
  // The contract fixes the method `analyse`.
  [/\banalys(ed|er|ing)\b/i, 'analyze'],
  [/\btowards\b/i, 'toward'],
  [/\b(defence|offence)\b/i, 'defense, offense'],
  [/judgement/i, 'judgment'],
  [/\b(travell|modell|signall|labell)(ed|ing|er)\b|Labelled/, 'a single l'],
  // `cancelled` is the spelling of node:test.
  [/\b(whilst|amongst|learnt|spelt)\b/i, 'while, among, learned, spelled'],
  [/\b(catalogue|artefact|programme)s?\b/i, 'catalog, artifact, program'],
];
/** The files that may contain `machine:N`, which earlier versions wrote for the computer. */
const oldSeats = [
  'CHANGELOG.md',
  'tests/',
  'www/src/store/',
  'www/src/quoridor/options.ts',
  'pkg-template/src/board/shared/seats',
];

/** Patterns of names in code to refuse, each with a clearer name. */
const names = [
  [/\bMOST_[A-Z]/, 'MAX_…'],
  [/\bLEAST_[A-Z]/, 'MIN_…'],
  [/\bstands_well\b/, 'can_prune_by_margin'],
  [
    /\b(type|struct|enum|trait|class|interface) (Place|Past|Pace|Allowance|Told|Worth|Listed|Chance)\b/,
    'a name that says what it is',
  ],
  [/\b(type|class|interface) (Desk|Shelf|Poser|Waking|Body|Film|Marked)\b/, 'a name that says what it is'],
  [/\b(experience|stretch|habit|answer)\.rs\b/, 'history.rs, detour.rs, opponent_model.rs, json.rs'],
  [/\bmachine:\d/, '`computer:N`: the opponent is the computer', oldSeats],
  [/\b(beats?|against|asks?|lets?|for) the machine\b/i, 'the computer, where it is the opponent'],
];
/** Patterns of phrases to refuse, since they are not idiomatic English, each with a replacement. */
const phrases = [
  [/\bhouse rules?\b/i, 'the rule itself'],
  [/\bcom(e|es|ing) about\b|\bcame about\b/i, 'occurs, results from'],
  [/\bturns? out the light\b/i, 'terminates'],
  [/\bslighted\b/i, 'penalized, ignored'],
  [/\b(has|have) something against\b/i, 'refuses, objects to'],
  [/\bno longer listens?\b/i, 'has disconnected'],
  [/\bwho(ever)? asked\b/i, 'the caller'],
  [/\b(have|has|hath) not (a|an|any|the)\b/i, 'does not have'],
  [/\bmay not be had\b|\bcan(not)? be had\b/i, 'is (not) available'],
  [/\bgoes? about\b|\banyhow\b/i, 'plain words'],
  [/\b(is|are|was|were|be|more|too|very|as) dear(er|est)?\b|\bdearer\b|\bdearly\b/i, 'expensive, costly'],
  [/\bbut for (the|a|an|its|their|those|what|one|two)\b/i, 'except'],
  [/\bhardly ever\b/i, 'rarely'],
  [/\bwould (hardly|rather)\b/i, 'plain words'],
  [/\bin its stead\b|\bin (his|their) stead\b/i, 'instead'],
  [/\b(whence|thence|hence|thereby|therein|thereof|hitherto|henceforth|albeit|lest|nay|ought)\b/i, 'plain words'],
  [/\bby and by\b|\bere\b|\bnought\b|\bnaught\b/i, 'plain words'],
  [/\bcomes? to grief\b|\bbrings? (it|them|the rules|anything) down\b/i, 'fails, crashes'],
  [/\bAnything that a .* can be refused for\b/i, 'Errors from …'],
  [/\bthe (lay|want) of\b/i, 'position, lack'],
  [/\bit lies (with|to)\b/i, 'plain words'],
  [/\bto a (man|word)\b|\bwithout a word\b/i, 'plain words'],
  [/\bis not to be\b|\bare not to be\b/i, 'must not be, cannot be'],
  [/\bandere[nrm]? (Person|Mensch(en)?)\b|\b(gegen|mit) Freunden?\b/, 'German: Gegenüber, mit anderen'],
  [/\b(Moje gry|Poddaj grę|swoje figury)\b/, 'Polish: partia, bierki'],
  [/\b(asks?|needs?) of (the|each) (table|connection|study|page|game)\b/i, 'the parts of … that … uses'],
  [/\bneeds? to know of\b/i, 'the functions of … that … uses'],
  [/\b(keeps?|kept) up with\b/i, 'updates after, follows'],
  [/\b(is|are|was|were|be) told\b(?! apart)/i, 'is reported, shown or announced'],
  [/\bgo(es)? on on\b|\bturns? back (that|whose|is|was)\b/i, 'continues; take-back'],
  [/\bthe seeds?\b(?! of)(?=.*\b(diagram|game|text|encyclop))/i, 'the rules text it comes from'],
];

export const words = [...spelling, ...names, ...phrases];
