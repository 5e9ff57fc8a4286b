/** Vite's way of importing a file as text. */
declare module '*?raw' {
  const text: string;
  export { text as default };
}
