import type { Subscription } from 'rxjs';
import type { Disposable } from '../platform/index.ts';
import type { LanguageStore } from './language.store.ts';
import type { LanguageGateway } from './ports.ts';

/** The ports of what follows the language of a user. */
export interface SharedLanguagePorts {
  readonly languages: LanguageStore;
  readonly gateway: LanguageGateway;
  /** The user's id. */
  readonly user: string;
}

/**
 * Follows the language of a user over devices (specification 000 §1: it is stored per user): what was chosen elsewhere
 * last is shown here, and what is chosen here is told to the platform. A choice that could not be told is told later.
 */
export class SharedLanguage implements Disposable {
  readonly #ports: SharedLanguagePorts;
  #listening: Subscription | undefined;
  #isSending = false;
  #isOver = false;

  constructor(ports: SharedLanguagePorts) {
    this.#ports = ports;
  }

  /** Begins to follow; until the platform has answered, everything stays as this browser knows it. */
  async begin(): Promise<void> {
    await this.#learn();
    if (!this.#isOver) this.#listening = this.#ports.languages.state$.subscribe(() => void this.#send());
  }

  async #learn(): Promise<void> {
    const { languages, gateway, user } = this.#ports;
    if (languages.unsentOf(user) !== undefined) return;
    const kept = await gateway.read(user);
    if (this.#isOver || !kept.ok) return;
    const here = languages.choiceOf(user);
    if (kept.value !== undefined) languages.learn(user, kept.value);
    // Chosen before the platform kept choices.
    else if (here !== undefined) await gateway.save(user, here);
  }

  dispose(): void {
    this.#isOver = true;
    this.#listening?.unsubscribe();
  }

  /** One choice at a time, so that the last one is the last to arrive. */
  async #send(): Promise<void> {
    const { languages, gateway, user } = this.#ports;
    const chosen = languages.unsentOf(user);
    if (this.#isSending || chosen === undefined) return;
    this.#isSending = true;
    const saved = await gateway.save(user, chosen);
    this.#isSending = false;
    if (!saved.ok) return;
    languages.settle(user, chosen);
    await this.#send();
  }
}
