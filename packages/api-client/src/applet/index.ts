export { HttpAppletGateway } from './http-applet-gateway.ts';
