import { InMemoryCourseGateway, InMemoryDocumentGateway, InMemoryIdentity, aCourse, aUser } from '@lemma/core/testing';
import { fail, succeed } from '@lemma/core/store';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Header } from '../shell/index.ts';
import { StoryServices } from '../testing/index.ts';
import { ArticleScreen } from './article-screen.tsx';
import { CourseLine } from './course-line.tsx';
import { CourseScreen } from './course-screen.tsx';

const xml = `<document kind="article" lang="en"><title>Adding fractions</title><content>
  <section id="sums"><headline>Sums</headline><p>Add them.</p></section>
  <section id="more"><headline>More</headline><p>And again.</p></section>
</content></document>`;

const gateway = new InMemoryCourseGateway(succeed(aCourse));
const articleHref = (path: string, language: string) => `/course/article?path=${path}&lang=${language}`;
const problemHref = (path: string, language: string) => `/problem?path=${path}&lang=${language}`;

interface CourseStory {
  readonly onLogin: () => void;
}

const meta = { title: 'Screens/Course', args: { onLogin: fn() } } satisfies Meta<CourseStory>;
export default meta;
type Story = StoryObj<CourseStory>;

/**
 * An article that does not exist in the reader's language says so by its name, and links to a language that it exists
 * in.
 */
export const Contents: Story = {
  render: () => (
    <StoryServices ports={{ courseGateway: gateway }}>
      <CourseScreen courseHref="/course" articleHref={articleHref} problemHref={problemHref} />
    </StoryServices>
  ),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    const shown = links.map((link) => [link.textContent, link.getAttribute('href'), link.lang]);
    await waitFor(() =>
      expect(shown).toEqual([
        ['What is a fraction?', '/course/article?path=fractions/a&lang=en', 'en'],
        ['Adding fractions', '/course/article?path=fractions/b&lang=en', 'en'],
        ['Sums of fractions', '/problem?path=fractions/p1&lang=en', 'en'],
        ['Die Steigung', '/course/article?path=lines/a&lang=de', 'de'],
      ]),
    );
  },
};

/** One of the courses has its own title and chapters, and leads to the others. */
export const OneCourse: Story = {
  render: () => (
    <StoryServices ports={{ courseGateway: gateway }}>
      <CourseScreen path="courses/lines" courseHref="/course" articleHref={articleHref} problemHref={problemHref} />
    </StoryServices>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Geraden'));
    await waitFor(() =>
      expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'All lessons',
        'Die Steigung',
      ]),
    );
  },
};

/** A course that is not there is called unknown, by its path. */
export const UnknownCourse: Story = {
  render: () => (
    <StoryServices ports={{ courseGateway: gateway }}>
      <CourseScreen path="courses/nope" courseHref="/course" articleHref={articleHref} problemHref={problemHref} />
    </StoryServices>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('There is no such course'));
    await waitFor(() => expect(canvas.getByText(/“courses\/nope”/)).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Contents of the course' })).toHaveAttribute('href', '/course'),
    );
  },
};

export const NotToBeHad: Story = {
  render: () => (
    <StoryServices ports={{ courseGateway: new InMemoryCourseGateway(fail({ kind: 'unavailable' })) }}>
      <CourseScreen courseHref="/course" articleHref={articleHref} problemHref={problemHref} />
    </StoryServices>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

/** A captive portal or a broken connection is told apart from an unavailable server. */
export const NotGivenByThePlatform: Story = {
  render: () => (
    <>
      {(['portal', 'cutOff'] as const).map((kind) => (
        <StoryServices key={kind} ports={{ courseGateway: new InMemoryCourseGateway(fail({ kind })) }}>
          <CourseScreen courseHref="/course" articleHref={articleHref} problemHref={problemHref} />
        </StoryServices>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/network answered with a page of its own/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/was cut off on the way/)).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
  },
};

/** Between the previous and the next article. */
export const Article: Story = {
  render: () => (
    <StoryServices
      ports={{
        courseGateway: gateway,
        documentGateway: new InMemoryDocumentGateway({ 'fractions/b': { languages: ['de', 'en'], xml } }),
      }}
    >
      <ArticleScreen path="fractions/b" language="en" articleHref={articleHref} courseHref="/course" onLogin={fn()} />
    </StoryServices>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Adding fractions'));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Previous lesson/ })).toHaveTextContent('What is a fraction?'),
    );
    await waitFor(() => expect(canvas.getByRole('link', { name: /Next lesson/ })).toHaveTextContent('Die Steigung'));
  },
};

function headerWith(path: string | undefined) {
  return (
    <StoryServices ports={{ courseGateway: gateway }}>
      <Header
        crumbs={[{ text: 'Course' }]}
        session={{ kind: 'guest' }}
        onLogin={fn()}
        onLogout={fn()}
        appearance="system"
        onChooseAppearance={fn()}
        language="en"
        onChooseLanguage={fn()}
        line={<CourseLine path={path} courseHref="/course" articleHref={articleHref} />}
      />
    </StoryServices>
  );
}

/** The header of the course is 108 pixels high (specification 000 §9) and leads to the lessons beside this one. */
export const LineOfAnArticle: Story = {
  render: () => headerWith('fractions/b'),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Lesson 2 of 3')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(108));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Fractions' })).toHaveAttribute('href', '/course'));
    const next = canvas.getByRole('link', { name: 'Next lesson: Die Steigung' });
    await waitFor(() => expect(next).toHaveAttribute('href', '/course/article?path=lines/a&lang=de'));
    await waitFor(() => expect(next.getBoundingClientRect().width).toBeGreaterThanOrEqual(44));
    const { right } = canvas.getByRole('banner').getBoundingClientRect();
    await waitFor(() => expect(next.getBoundingClientRect().right).toBeLessThanOrEqual(right));
  },
};

/** On the page of the contents it says how much there is to read. */
export const LineOfTheContents: Story = {
  render: () => headerWith(undefined),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('2 chapters · 3 lessons')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(108));
  },
};

/** What is not part of the course is no place in it. */
export const LineOfAnUnknownArticle: Story = {
  render: () => headerWith('somewhere/else'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('This lesson is not listed in the contents of the course.')).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Contents of the course' })).toHaveAttribute('href', '/course'),
    );
  },
};

/** A fault of the server is called one, and the way back to the course is offered. */
export const FaultyArticle: Story = {
  render: () => (
    <StoryServices
      ports={{
        courseGateway: gateway,
        documentGateway: { read: () => Promise.resolve(fail({ kind: 'faulty' })) },
      }}
    >
      <ArticleScreen path="fractions/b" language="en" articleHref={articleHref} courseHref="/course" onLogin={fn()} />
    </StoryServices>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The lesson cannot be shown'),
    );
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong on the platform.'));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Back to the course' })).toHaveAttribute('href', '/course'),
    );
  },
};

/** Guests are not told what the platform has besides the course: the course does not have this lesson. */
export const UnknownLessonForGuests: Story = {
  render: ({ onLogin }) => (
    <StoryServices
      ports={{
        courseGateway: gateway,
        documentGateway: { read: () => Promise.resolve(fail({ kind: 'forbidden' })) },
      }}
    >
      <ArticleScreen path="nope" language="en" articleHref={articleHref} courseHref="/course" onLogin={onLogin} />
    </StoryServices>
  ),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('There is no such lesson'));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Back to the course' })).toHaveAttribute('href', '/course'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce());
  },
};

/** Neither are learners, who have logged in already. */
export const UnknownLessonForLearners: Story = {
  render: ({ onLogin }) => (
    <StoryServices
      ports={{
        identity: new InMemoryIdentity({ kind: 'user', user: aUser({ roles: ['course-member'] }) }),
        courseGateway: gateway,
        documentGateway: { read: () => Promise.resolve(fail({ kind: 'forbidden' })) },
      }}
    >
      <ArticleScreen path="nope" language="en" articleHref={articleHref} courseHref="/course" onLogin={onLogin} />
    </StoryServices>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('There is no such lesson'));
    await waitFor(() => expect(canvas.getByText('The course has no lesson at this address.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Back to the course' })).toHaveAttribute('href', '/course'),
    );
  },
};

/** A lesson that is not there is called a lesson. */
export const MissingArticle: Story = {
  render: () => (
    <StoryServices ports={{ courseGateway: gateway, documentGateway: new InMemoryDocumentGateway({}) }}>
      <ArticleScreen path="fractions/b" language="en" articleHref={articleHref} courseHref="/course" onLogin={fn()} />
    </StoryServices>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Lesson not found'));
  },
};
