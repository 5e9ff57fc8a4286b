import { Code, Heading, Link, List, Table, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SchoolFigure } from '../school-figures/school-figure.tsx';
import { documentation } from './documentation.ts';
import example from './example.tex?raw';

/** A guide to this Storybook for authors of figures: what is where, and what to check before a figure is published. */
export function GuidePage() {
  return (
    <chakra.article maxWidth="75rem" mx="auto" display="grid" gap="8" lineHeight="tall">
      <chakra.header maxWidth="44rem">
        <Heading as="h1" size="3xl" mb="3">
          Figures, from the first line to the last look
        </Heading>
        <p>
          This Storybook is a workshop for authors of figures. What you see is what readers will see: the same
          converter, the same boards, the same words. Nothing has to be installed or published first.
        </p>
      </chakra.header>
      <Part title="Write, look, vary">
        <List.Root as="ol" gap="3" ps="5" maxWidth="44rem">
          <List.Item>
            <b>Paste.</b> Open <Story id="your-figure--page">Your figure</Story> and paste your source, or begin with
            the example there. Definitions without their frame get one with a click. What you write stays in your
            browser, as long as the tab is open.
          </List.Item>
          <List.Item>
            <b>Vary.</b> The seed decides every random variable: the same seed makes the same figure, here, on the
            platform and in <Code>lemma draw</Code>. “Link to this figure” carries source and seed to a colleague.
          </List.Item>
          <List.Item>
            <b>Read the words.</b> The description beneath the board is what a screen reader says. Where it misses the
            point, write a better one with <Code>{String.raw`\description{…}`}</Code>.
          </List.Item>
          <List.Item>
            <b>Read the messages.</b> All that is wrong is listed beneath the source, with its line. A click goes there,
            and Ctrl+. mends what can be mended by itself.
          </List.Item>
          <List.Item>
            <b>See all of it at once.</b> “Variants of the figures” draws 24 seeds side by side and flags those in which
            something has no value or cannot be seen. Each opens with its seed.
          </List.Item>
        </List.Root>
      </Part>
      <Part title="A whole figure">
        <SchoolFigure source={example} seed={1} />
      </Part>
      <Part title="Where to look for more">
        <List.Root gap="3" ps="5" maxWidth="44rem">
          <List.Item>
            <Story id="visualization-elements--all">Elements</Story>: everything that can be drawn, each with examples
            and their source. “Controls” beneath a page changes its seed and its width.
          </List.Item>
          <List.Item>
            School figures, from the <Story id="school-figures-analysis--unit-circle">unit circle</Story> to{' '}
            <Story id="school-figures-space--three-planes">planes in space</Story>: each shows its source and opens in
            “Your figure”.
          </List.Item>
          <List.Item>
            <Story id="course-figures--vectors">Course figures</Story>: those of the sample course, without the text
            around them.
          </List.Item>
          <List.Item>
            The toolbar above switches every story between four languages, and between light and dark. “Moment” shows it
            as it starts, or as its test leaves it.
          </List.Item>
        </List.Root>
      </Part>
      <Part title="The authoring language">
        <Table.Root size="sm" maxWidth="44rem">
          <Table.Body>
            {documentation.map(({ href, name, about }) => (
              <Table.Row key={name} bg="transparent">
                <Table.Cell ps="0" whiteSpace="nowrap">
                  <Link href={href} target="_blank" variant="underline">
                    {name}
                  </Link>
                </Table.Cell>
                <Table.Cell>{about}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Part>
    </chakra.article>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <Heading as="h2" size="xl" mb="3">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Another story, embedded in this one. */
function Story({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Link href={`./?path=/story/${id}`} target="_top" variant="underline">
      {children}
    </Link>
  );
}
