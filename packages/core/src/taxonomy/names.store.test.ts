import { describe, expect, it } from 'vitest';
import { InMemoryTaxonomyGateway, aTaxonomy } from '../testing/index.ts';
import { NamesStore } from './names.store.ts';

describe('the names of a language', () => {
  it('are nothing until they are there', async () => {
    const names = new NamesStore({ gateway: new InMemoryTaxonomyGateway() });
    expect(names.state.topic('arithmetic')).toBe('');
    await names.load('de');
    expect(names.state.topic('arithmetic')).toBe('Arithmetik');
  });

  it('are those in the documents for guests, and nothing is asked for', () => {
    const gateway = new InMemoryTaxonomyGateway();
    gateway.failure = { kind: 'unavailable' };
    const names = new NamesStore({ gateway });
    names.showWritten();
    expect(names.state.objective('add-fractions')).toBe('add fractions');
  });

  it('are loaded once, and again when they have been saved', async () => {
    const gateway = new InMemoryTaxonomyGateway();
    const names = new NamesStore({ gateway });
    await names.load('de');
    gateway.saveElsewhere('de', aTaxonomy.de.replace('Arithmetik', 'Rechnen'));
    await names.load('de');
    expect(names.state.topic('arithmetic')).toBe('Arithmetik');
    await names.refresh('de');
    expect(names.state.topic('arithmetic')).toBe('Rechnen');
  });

  it('are those in the documents where the labels cannot be loaded, until they can', async () => {
    const gateway = new InMemoryTaxonomyGateway();
    gateway.failure = { kind: 'unavailable' };
    const names = new NamesStore({ gateway });
    await names.load('de');
    expect(names.state.objective('add-fractions')).toBe('add fractions');
    gateway.failure = undefined;
    await names.load('de');
    expect(names.state.objective('add-fractions')).toBe('Brüche addieren');
  });

  it('are those of the language asked for last', async () => {
    const names = new NamesStore({ gateway: new InMemoryTaxonomyGateway() });
    await Promise.all([names.load('de'), names.load('zh')]);
    expect(names.state.topic('arithmetic')).toBe('算术');
  });
});
