import { entriesOf, type Topic } from '../entry.ts';

/** Commands for media files. */
export const mediaTopics: readonly Topic[] = [
  {
    title: 'Pictures',
    about:
      'Options: `width`, `height`, `align`, `alt`. A length of LaTeX counts as a part of the width of the page. `\\centering` is read: pictures stand in the middle anyway.',
    entries: entriesOf('\\image figure \\caption \\centering [\\textwidth] [\\linewidth] [\\columnwidth]'),
    example: `\\begin{figure}
  \\centering
  \\image[width=0.5\\textwidth, alt=A pizza in six parts]{/media/pizza.svg}
  \\caption{Sixths}
\\end{figure}
\\image[width=0.3\\linewidth, align=left, alt={A half, and a quarter}]{/media/half.png}
\\image[width=0.3\\columnwidth, height=120, alt={}]{/media/ornament.svg}`,
  },
  {
    title: 'Recordings, videos, chapters',
    about:
      'Options of `\\audio`: `title`, `default-speed`, `speed-options`; of `\\video`: `title`, `captions`, `width`. `1001` is chapter 1A.',
    entries: entriesOf('\\audio \\video \\chapterpdf'),
    example: `\\audio[title=A lecture, default-speed=1, speed-options={0.5, 1, 1.5}]{/media/lecture.mp3}
\\video[title=A proof, captions=/media/proof.vtt, width=80%]{/media/proof.mp4}
\\chapterpdf{1001}`,
  },
];
