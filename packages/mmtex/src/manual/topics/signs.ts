import { entriesOf, type Topic } from '../entry.ts';

/** Commands that produce a single character. */
export const signs: Topic = {
  title: 'Signs',
  about: 'Blanks after a command of letters only end its name: `Stra\\ss e` is Straße, and `\\S~5` has a blank.',
  entries: [
    ...entriesOf('\\$ \\& \\% \\# \\_ \\{ \\} \\, \\- \\quad \\S \\P \\euro \\pound \\copyright \\ldots \\dots'),
    ...entriesOf(
      '\\textbackslash \\ss \\ae \\AE \\oe \\OE \\o \\O \\aa \\AA \\l \\L \\dh \\DH \\th \\TH \\dj \\DJ \\ng \\NG \\i \\j',
    ),
    ...entriesOf('\\glqq \\grqq \\glq \\grq \\flqq \\frqq \\flq \\frq \\dq'),
    { kind: 'command', name: ' ', within: undefined },
    { kind: 'command', name: '\n', within: undefined },
  ],
  example: `\\$ \\& \\% \\# \\_ \\{ \\} 5\\,000 Donau\\-dampf\\quad \\S~5 \\P~2 3~\\euro{} or 3~\\pound\\ \\copyright\\
\\ldots{} and \\dots{} \\textbackslash{} Stra\\ss e \\ae \\AE \\oe \\OE \\o \\O \\aa \\AA \\l \\L \\dh \\DH \\th \\TH \\dj \\DJ \\ng \\NG \\i \\j\\
\\glqq so\\grqq{} \\glq so\\grq{} \\flqq so\\frqq{} \\flq so\\frq{} \\dq`,
};
