import type { ConvertedSource } from '@lemma/core/conversion';
import type { EditorSource, EmbeddingEditorGateway, SourceFailure } from '@lemma/core/embedding-editor';
import { fail, succeed, type Cancellable, type Result } from '@lemma/core/store';
import { cancellable, noAnswer, type HttpClient, type HttpFailure } from '../http/index.ts';
import { findingFrom } from './finding-from.ts';
import { configuration, previewDocument, refusalIds } from '../wire/index.ts';

type EditorConversion = Result<ConvertedSource, SourceFailure>;

/** Asks the server for the trusted origins, and lets it convert the sources of embedding editors. */
export class HttpEmbeddingEditorGateway implements EmbeddingEditorGateway {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async trustedOrigins(): ReturnType<EmbeddingEditorGateway['trustedOrigins']> {
    const settings = await this.#http.call(configuration, {});
    return settings.ok ? succeed(settings.value.editorOrigins) : fail({ kind: 'unavailable' });
  }

  async editorAddress(): ReturnType<EmbeddingEditorGateway['editorAddress']> {
    const settings = await this.#http.call(configuration, {});
    return settings.ok ? succeed(settings.value.editorAddress) : fail({ kind: 'unavailable' });
  }

  convert(source: EditorSource): Cancellable<EditorConversion> {
    return cancellable((signal) => this.#convert(source, signal));
  }

  /** Always calls this platform: the address an editor sends is never requested. */
  async #convert({ texCode, documentPath, language }: EditorSource, signal: AbortSignal): Promise<EditorConversion> {
    const request = { path: documentPath, lang: language, texCode, withErrors: true };
    const converted = await this.#http.call(previewDocument, request, signal);
    if (!converted.ok) return fail(sourceFailure(converted.failure));
    const { convertedTex, findings = [] } = converted.value;
    // The reader of documents comes with the first of them, not with the first route.
    const { convertedFrom } = await import('@lemma/core/conversion');
    return convertedFrom(convertedTex, findings.map(findingFrom));
  }
}

function sourceFailure(failure: HttpFailure): SourceFailure {
  if (failure.kind === 'sessionExpired') return { kind: 'forbidden' };
  if (failure.kind !== 'status') return noAnswer(failure);
  const { status, refusal } = failure;
  if (refusal?.id === refusalIds.notConvertable) {
    return { kind: 'notConvertable', message: refusal.message, line: refusal.line };
  }
  if (status === 413 || refusal?.field === 'texCode') return { kind: 'tooLarge' };
  return status === 401 || status === 403 ? { kind: 'forbidden' } : noAnswer(failure);
}
