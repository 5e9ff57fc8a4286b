/** Files of Python, which become texts in the bundle. */
declare module '*.py' {
  const code: string;
  export { code as default };
}
