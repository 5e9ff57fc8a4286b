/** Python files, which become strings in the bundle. */
declare module '*.py' {
  const code: string;
  export { code as default };
}
