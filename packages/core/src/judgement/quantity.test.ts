import { describe, expect, it } from 'vitest';
import { sourceText } from '../testing/index.ts';
import { judgeAnswer, printSolution, readingOf, type Judging } from './index.ts';
import { usualJudging } from './testing/usual-judging.ts';

function answer(number: string, unit: string, isExact = false) {
  return {
    type: 'input.number',
    solution: sourceText(number),
    correctors: [{ kind: 'unit', unit, isExact }],
  } as const;
}

function said(number: string, unit: string, input: string, more: Partial<Judging> = {}): string {
  const { verdict, remark } = judgeAnswer(input, answer(number, unit), { ...usualJudging, ...more });
  return remark?.kind ?? verdict;
}

describe('a quantity', () => {
  it.each([
    ['3.6', 'km/h', '3.6 km/h', 'right'],
    ['3.6', 'km/h', '3.6km/h', 'right'],
    ['3.6', 'km/h', '1 m/s', 'right'],
    ['3.6', 'km/h', '1 m s^-1', 'right'],
    ['3.6', 'km/h', '1 m*s^(-1)', 'right'],
    ['3.6', 'km/h', '1 m·s⁻¹', 'right'],
    ['3.6', 'km/h', '1*m/s', 'right'],
    ['3.6', 'km/h', '3600 m/h', 'right'],
    ['3.6', 'km/h', '18/5 km/h', 'right'],
    ['3.6', 'km/h', '0.06 km/min', 'right'],
    ['3.6', 'km/h', '3.5 km/h', 'wrong'],
    ['3.6', 'km/h', '3.6 m/s', 'wrong'],
    ['3.6', 'km/h', '3.6', 'missingUnit'],
    ['3.6', 'km/h', '5', 'missingUnit'],
    ['3.6', 'km/h', '3.6 km', 'wrongUnit'],
    ['3.6', 'km/h', '3.6 kmh', 'right'],
    ['3.6', 'km*h', '3.6 kmh', 'right'],
    ['125', 's', '2 min 5 s', 'right'],
    ['30.5', '°', '30', 'missingUnit'],
    ['3.6', 'km/h', '3.6 km*h', 'wrongUnit'],
    ['3.6', 'km/h', '3.6 foo', 'invalid'],
    ['3.6', 'km/h', 'km/h', 'invalid'],
    ['3.6', 'km/h', '3.6 km/', 'invalid'],
    ['3.6', 'km/h', '3.6 km//h', 'invalid'],
    ['3.6', 'km/h', 'x km/h', 'invalid'],
    ['20', 'm^2', '20 m²', 'right'],
    ['20', 'm^2', '20 m^2', 'right'],
    ['20', 'm^2', '20 m*m', 'right'],
    ['20', 'm^2', '20 m2', 'right'],
    ['20', 'm^2', '200000 cm^2', 'right'],
    ['20', 'm^2', '2000 cm^2', 'wrong'],
    ['20', 'm^2', '20 m', 'wrongUnit'],
    ['2', 'l', '2 dm³', 'right'],
    ['2', 'l', '2000 ml', 'right'],
    ['2', 'l', '2000cm^3', 'right'],
    ['2', 'l', '2 L', 'right'],
    ['9.81', 'm/s^2', '9.81 N/kg', 'right'],
    ['9.81', 'm/s^2', '9.81 m/s/s', 'right'],
    ['9.81', 'm/s^2', '9.81 m/s²', 'right'],
    ['9.81', 'm/s^2', '9.81 m/s', 'wrongUnit'],
    ['5', 'N', '5 kg m/s^2', 'right'],
    ['5', 'N', '0.005 kN', 'right'],
    ['5', 'N', '5 n', 'invalid'],
    ['12', 'J', '12 Nm', 'right'],
    ['12', 'J', '12 W s', 'right'],
    ['3.6*10^6', 'J', '1 kWh', 'right'],
    ['3.6*10^6', 'J', '3.6*10^6 J', 'right'],
    ['3.6*10^6', 'J', '3.6 MJ', 'right'],
    ['4.19', 'kJ/(kg K)', '4.19 kJ/(kg·K)', 'right'],
    ['4.19', 'kJ/(kg K)', '4190 J/kg/K', 'right'],
    ['4.19', 'kJ/(kg K)', '4.19 kJ kg^-1 K^-1', 'right'],
    ['20', '°C', '20 °C', 'right'],
    ['20', '°C', '20°C', 'right'],
    ['20', '°C', '293.15 K', 'right'],
    ['20', '°C', '20 K', 'wrong'],
    ['20', '°C', '20 V', 'wrongUnit'],
    ['20', '°C', '20 °C/m', 'invalid'],
    ['90', 'min', '1.5 h', 'right'],
    ['90', 'min', '1 h 30 min', 'right'],
    ['90', 'min', '1h30min', 'right'],
    ['90', 'min', '1 h + 30 min', 'right'],
    ['90', 'min', '5400 s', 'right'],
    ['90', 'min', '1 h 30 m', 'invalid'],
    ['0.5', 'Hz', '0.5 1/s', 'right'],
    ['0.5', 'Hz', '0.5/s', 'right'],
    ['0.5', 'Hz', '0.5 s^-1', 'right'],
    ['5', 'µm', '5 μm', 'right'],
    ['5', 'µm', '5 um', 'right'],
    ['5', 'µm', '0.005 mm', 'right'],
    ['47', 'kΩ', '47 kΩ', 'right'],
    ['47', 'kΩ', '47 kOhm', 'right'],
    ['47', 'kΩ', '47000 V/A', 'right'],
    ['13.6', 'eV', '13.6 eV', 'right'],
    ['30', '°', '30°', 'right'],
    ['30', '°', 'pi/6 rad', 'right'],
    ['2', 't', '2000 kg', 'right'],
    ['-3', 'm', '-3 m', 'right'],
    ['sqrt(2)', 'm', 'sqrt(2) m', 'right'],
    ['0', 'm', '0 km', 'right'],
  ] as const)('%s %s, written as %s, is %s', (number, unit, input, expected) => {
    expect(said(number, unit, input)).toBe(expected);
  });

  it.each([
    ['de', '3,6 km/h', 'right'],
    ['fr', '3,6 km/h', 'right'],
    ['zh', '3.6 km/h', 'right'],
    ['de', '0,001 km/s', 'right'],
  ] as const)('in %s: %s', (language, input, expected) => {
    expect(said('3.6', 'km/h', input, { language })).toBe(expected);
  });

  it('may have to be in one unit', () => {
    const exact = answer('3.6', 'km/h', true);
    expect(judgeAnswer('1 m/s', exact, usualJudging)).toEqual({
      verdict: 'wrong',
      remark: { kind: 'otherUnit', asked: 'km/h' },
    });
    expect(judgeAnswer('2 m/s', exact, usualJudging)).toEqual({ verdict: 'wrong' });
    expect(judgeAnswer('3.6 km h^-1', exact, usualJudging)).toEqual({ verdict: 'right' });
    expect(judgeAnswer('12 € 50', answer('12.5', '€', true), usualJudging)).toEqual({ verdict: 'right' });
    expect(judgeAnswer("30°30'", answer('30.5', '°', true), usualJudging)).toEqual({ verdict: 'right' });
    expect(judgeAnswer('1 min 30 s', answer('90', 's', true), usualJudging)).toEqual({ verdict: 'right' });
    expect(judgeAnswer('1250 ct', answer('12.5', '$', true), usualJudging).remark).toEqual({
      kind: 'otherUnit',
      asked: '$',
    });
  });

  it('may have to be rounded', () => {
    const { type, solution, correctors } = answer('3.6', 'km/h');
    const rounded = {
      type,
      solution,
      correctors: [...correctors, { kind: 'significantFigures', figures: 2 }],
    } as const;
    expect(judgeAnswer('3.6 km/h', rounded, usualJudging)).toEqual({ verdict: 'right' });
    expect(judgeAnswer('1.0 m/s', rounded, usualJudging)).toEqual({ verdict: 'right' });
    expect(judgeAnswer('1 m/s', rounded, usualJudging).remark).toEqual({ kind: 'wrongNumberOfFigures', asked: 2 });
    expect(printSolution(rounded, usualJudging)).toBe('3.6 km/h');
  });

  it.each(['de', 'en', 'fr', 'zh'] as const)('is right as its solution is printed in %s', (language) => {
    const asked = answer('18/5', 'km/h', true);
    const now = { ...usualJudging, language };
    const printed = printSolution(asked, now);
    expect(printed).toBe(language === 'de' || language === 'fr' ? '3,6 km/h' : '3.6 km/h');
    expect(judgeAnswer(printed, asked, now)).toEqual({ verdict: 'right' });
  });

  it('is read in time, however long the answer', () => {
    for (const input of ['1' + ' m'.repeat(490), '1 ' + '('.repeat(990), '1 ' + 'mm'.repeat(490), '1h '.repeat(330)]) {
      expect(said('1', 'm', input)).toBe('invalid');
    }
  });
});

describe('the signs of a quantity', () => {
  it.each([
    ['30', '°', '30º'],
    ['30', '°', '30˚'],
    ['30', '°', '30∘'],
    ['100', '°C', '100 ° C'],
    ['100', '°C', '100 ºC'],
    ['100', '°C', '100℃'],
    ['100', '°C', '100 Grad Celsius'],
    ['100', '°C', '100 degrés Celsius'],
    ['100', '°C', '100 摄氏度'],
    ['3.6', 'km/h', '3.6 \\frac{km}{h}'],
    ['3.6', 'km/h', '3.6 \\mathrm{\\frac{km}{h}}'],
    ['3.6', 'km/h', '3.6 \\mathrm{km}\\cdot\\mathrm{h}^{-1}'],
    ['3.6', 'km/h', '3.6 km\\,h^{-1}'],
    ['3.6', 'km/h', '\\SI{3.6}{km/h}'],
    ['3.6', 'km/h', '3.6 km÷h'],
    ['3.6', 'km/h', '3.6 km⁄h'],
    ['3.6', 'km/h', '3.6 km per h'],
    ['3.6', 'km/h', '3.6 Kilometer pro Stunde'],
    ['3.6', 'km/h', '3.6 Km/h'],
    ['3.6', 'km/h', '３．６ｋｍ／ｈ'],
    ['12', 'm^2', '12 qm'],
    ['12', 'cm^3', '12 ccm'],
    ['12', 'cm^2', '12 cm**2'],
    ['47', 'Ω', '47 \u2126'],
    ['47', 'k\u2126', '47 kΩ'],
    ['47', 'Ω', '47 ohms'],
    ['12.5', '€', 'EUR 12.50'],
    ['12.5', '€', '12.50 \\texteuro'],
    ['12', '€', '12.- €'],
    ['12.5', '$', 'US$12.50'],
    ['12.5', '元', '￥12.50'],
    ['12.5', '元', '12.5块'],
    ['12.5', 'CHF', 'Fr. 12.50'],
    ['15', '%', '15\\%'],
    ['15', '%', '１５％'],
  ])('%s %s may be typed as %s', (number, unit, input) => {
    expect(said(number, unit, input)).toBe('right');
  });
});

describe('a quantity in a field of fractions', () => {
  it.each([
    ['1/3', 'm', '1/3 m', 'right'],
    ['1/3', 'm', '100/3 cm', 'right'],
    ['1/3', 'm', '0.333 m', 'notExact'],
    ['1/3', 'm', '0.333333333333333333 m', 'notExact'],
    ['1/3', 'm', '33.3 cm', 'notExact'],
    ['1/3', 'm', '1/4 m', 'wrong'],
    ['20', '°C', '68 °F', 'right'],
    ['30', '°', 'pi/6 rad', 'right'],
    ['3/2', 'h', '1:30 h', 'right'],
    ['3/2', 'h', '1 h 30 min', 'right'],
    ['sqrt(2)', 'm', '100√2 cm', 'right'],
    ['sqrt(2)', 'm', '1.41421356237309505 m', 'notExact'],
  ] as const)('%s %s, written as %s, is %s', (number, unit, input, expected) => {
    expect(said(number, unit, input, { field: 'rational' })).toBe(expected);
  });
});

describe('the figures of a time or a sum', () => {
  it.each([
    ['1.5', 2, '1:30 h', 'right'],
    ['1.5', 3, '1 h 30 min', 'right'],
    ['1.4861', 2, '1:30 h', 'right'],
    ['1.4861', 3, '1:30 h', 'wrong'],
  ] as const)('are not counted: %s h to %d figures, %s is %s', (number, figures, input, expected) => {
    const corrector = { kind: 'significantFigures', figures } as const;
    const asked = answer(number, 'h');
    const { verdict } = judgeAnswer(input, { ...asked, correctors: [...asked.correctors, corrector] }, usualJudging);
    expect(verdict).toBe(expected);
  });
});

describe('the reading of a quantity while it is typed', () => {
  const asked = { type: 'input.number', language: 'en', field: 'real', notation: 'quantity' } as const;

  it.each(["30°30'", '30° 30′', '30°30′0″', '1 min 30 s', '1min30s', "1'30''", '12€50', '1 m 7 dm 5 cm'])(
    'is not shown for a sum: %s',
    (typed) => {
      expect(readingOf(typed, asked)).toBeUndefined();
    },
  );

  it.each([
    ['30.5 deg', 'deg'],
    ['200 CM', 'CM'],
    ['2 kilos', 'kilos'],
    ['25 per cent', '%'],
    ['3.6 kmh', 'kmh'],
    ['1250 ct', 'ct'],
  ])('of %s has the unit %s', (typed, unit) => {
    expect(readingOf(typed, asked)).toMatchObject({ ok: true, value: { kind: 'quantity', unit } });
  });
});
