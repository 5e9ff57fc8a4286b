export { HttpLanguageGateway } from './http-language-gateway.ts';
