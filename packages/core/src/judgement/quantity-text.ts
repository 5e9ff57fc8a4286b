import { inUnitSigns } from '../units/index.ts';

const money = /^\s*([+-]?)\s*(US\$|EUR|USD|CHF|GBP|CNY|RMB|JPY|S?Fr\.?|[€$£¥元])\s*(?=\d)(.*)$/s;

/** Commands of TeX around units, from the outside in. */
const tex: readonly (readonly [RegExp, string | ((all: string, above: string, below: string) => string)])[] = [
  [/\\[,;:! ]|~/g, ' '],
  [/\\(?:cdot|times)(?![A-Za-z])/g, '·'],
  [/\^\s*\{?\s*\\circ\s*\}?|\\degree(?![A-Za-z])/g, '°'],
  [/\\celsius(?![A-Za-z])/g, '°C'],
  [/\\per(?![A-Za-z])\s*/g, '/'],
  [/\\(?:SI|qty)\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1 $2'],
  [/\\mu(?![A-Za-z])\s*/g, 'µ'],
  [/\\Omega(?![A-Za-z])\s*/g, 'Ω'],
  [/\\(?:euro|EUR|texteuro)(?![A-Za-z])/g, '€'],
  [/\\(?:mathrm|text(?:rm|normal)?|operatorname|unit|si)\s*\{([^{}]*)\}/g, '$1'],
  [
    /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
    (all, above, below) => (/\p{L}/u.test(above + below) ? `(${above})/(${below})` : all),
  ],
  [/\\([%$])/g, '$1'],
];

const nestedCommands = 4;

/** A quantity with usual signs: without the commands of TeX and full-width signs, and with currencies behind. */
export function inUnitNotation(typed: string): string {
  let written = inUnitSigns(typed).replace(/^\s*\$(.*\S)\s*\$\s*$/s, '$1');
  for (let depth = 0; depth < nestedCommands && written.includes('\\'); depth++) {
    written = tex.reduce(
      (text, [found, write]) =>
        typeof write === 'string' ? text.replaceAll(found, write) : text.replaceAll(found, write),
      written,
    );
  }
  return (
    inUnitSigns(written)
      .replace(money, '$1$3 $2')
      .replace(/^\s*百分之\s*(?=[\d.])(.*)$/s, '$1 %')
      // 12,- €
      .replace(/(\d)[.,]\s*(?:-{1,2})(?=\s*\D)/, '$1')
      .trim()
  );
}

/**
 * Primes as the units of angles, or of times: `30°30'`, `1'30''`. One between digits may group them: `1'000`.
 */
export function withPrimes(text: string, isAngle: boolean): string {
  const [minutes, seconds] = isAngle ? ['arcmin', 'arcsec'] : ['min', 's'];
  const plain = text.replaceAll(/["″”‟]|(?:['’‘′´]){2}/g, '"').replaceAll(/['’‘′´]/g, "'");
  // A time has both; 5' alone could be feet.
  if (!isAngle && !/^\s*-?\s*\d+\s*'\s*\d{1,2}\s*"\s*$/.test(plain)) return text;
  return plain
    .replaceAll(/(?<=\d)\s*"/g, ` ${seconds} `)
    .replaceAll(/(?<=\d)\s*'(?!\d{3})/g, ` ${minutes} `)
    .trim();
}
