/** The address of a silent recording with this duration: eight kilohertz, eight bits. */
export function silence(seconds: number): string {
  const samples = 8000 * seconds;
  const view = new DataView(new ArrayBuffer(44 + samples));
  const words: readonly (readonly [at: number, word: string])[] = [
    [0, 'RIFF'],
    [8, 'WAVE'],
    [12, 'fmt '],
    [36, 'data'],
  ];
  for (const [at, word] of words) for (let i = 0; i < 4; i += 1) view.setUint8(at + i, word.charCodeAt(i));
  view.setUint32(4, 36 + samples, true);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 8000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  view.setUint32(40, samples, true);
  for (let at = 44; at < view.byteLength; at += 1) view.setUint8(at, 128);
  return `data:audio/wav;base64,${btoa(String.fromCharCode(...new Uint8Array(view.buffer)))}`;
}
