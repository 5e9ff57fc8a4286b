/** The part of oidc-provider 9.13.3 that is used here; the package has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Client {
    readonly clientId: string;
    grantTypeAllowed(type: string): boolean;
    redirectUriAllowed(uri: string): boolean;
    postLogoutRedirectUriAllowed(uri: string): boolean;
  }

  export interface Context {
    type: string;
    body: string;
    status: number;
    set(header: string, value: string): void;
    readonly req: IncomingMessage;
    readonly oidc: {
      readonly client: Client;
      readonly entities: { readonly IdTokenHint?: unknown };
      readonly session: { readonly accountId: string; grantIdFor(clientId: string): string | undefined };
      readonly result: { readonly consent?: { readonly grantId?: string } } | undefined;
    };
  }

  export interface IssuedToken {
    readonly accountId: string;
    readonly clientId: string;
    readonly sessionUid: string;
    readonly expiration: number;
  }

  export interface Interaction {
    readonly uid: string;
    readonly prompt: { readonly name: string };
    readonly params: Readonly<Record<string, unknown>>;
  }

  export interface Grant {
    addOIDCScope(scope: string): void;
    addResourceScope(resource: string, scope: string): void;
    save(): Promise<string>;
  }

  export interface Account {
    readonly accountId: string;
    claims(): Promise<Readonly<Record<string, unknown>>>;
  }

  export interface Adapter {
    upsert(id: string, payload: Readonly<Record<string, unknown>>, expiresIn?: number): Promise<void>;
    find(id: string): Promise<Readonly<Record<string, unknown>> | undefined>;
    findByUid(uid: string): Promise<Readonly<Record<string, unknown>> | undefined>;
    findByUserCode(code: string): Promise<Readonly<Record<string, unknown>> | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    /** Whether forwarded headers of a proxy are trusted. */
    proxy: boolean;
    readonly Client: { readonly prototype: Client };
    readonly RefreshToken: { readonly prototype: { generateTokenId(this: IssuedToken): string } };
    readonly Grant: {
      new (properties: { readonly clientId: string; readonly accountId: string }): Grant;
      find(id: string): Promise<Grant | undefined>;
    };
    readonly Session: {
      new (): {
        readonly id: string;
        loginAccount(details: { readonly accountId: string }): void;
        save(seconds: number): Promise<string>;
      };
      get(context: unknown): Promise<{ readonly accountId?: string; readonly uid: string }>;
    };
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    cookieName(kind: 'session'): string;
    createContext(
      request: IncomingMessage,
      response: ServerResponse,
    ): {
      readonly secure: boolean;
      readonly cookies: {
        secure: boolean;
        set(name: string, value: string, options: Readonly<Record<string, unknown>>): void;
      };
    };
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: { readonly login: { readonly accountId: string; readonly remember: boolean } },
      options: { readonly mergeWithLastSubmission: boolean },
    ): Promise<string>;
    on(event: 'server_error', listener: (context: Context, error: Error) => void): void;
  }
}
