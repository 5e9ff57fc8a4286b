import { InMemoryCourseGateway, InMemoryDocumentGateway, aCourse } from '@lemma/core/testing';
import { fail, succeed } from '@lemma/core/store';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StoryServices } from '../testing/index.ts';
import { WelcomeScreen } from './welcome-screen.tsx';

const example = `<document kind="article" lang="en"><title>Thirds</title><content>
  <quickcheck id="q" type="input.number"><text><p>How much is a third of 3?</p></text>
    <answer><solution>1</solution></answer></quickcheck>
</content></document>`;

const meta = {
  title: 'Screens/Welcome',
  component: WelcomeScreen,
  args: {
    doorHref: { learn: '/course', teach: '/pool/browser', write: '/try-out' },
    more: [{ name: 'calls', href: '/api/docs' }],
  },
} satisfies Meta<typeof WelcomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With an article to try on the spot. */
export const WithExample: Story = {
  render: (args) => (
    <StoryServices
      ports={{
        courseGateway: new InMemoryCourseGateway(succeed({ ...aCourse, welcome: 'welcome' })),
        documentGateway: new InMemoryDocumentGateway({ welcome: { languages: ['de', 'en'], xml: example } }),
      }}
    >
      <WelcomeScreen {...args} />
    </StoryServices>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '1');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Check' })).toBeVisible());
    const doors = within(canvas.getByRole('list', { name: 'Where would you like to start?' })).getAllByRole('link');
    await waitFor(() =>
      expect(doors.map((door) => door.getAttribute('href'))).toEqual(['/course', '/pool/browser', '/try-out']),
    );
  },
};

/** If the server has no course, the greeting is shown with its picture. */
export const WithoutExample: Story = {
  render: (args) => (
    <StoryServices ports={{ courseGateway: new InMemoryCourseGateway(fail({ kind: 'unavailable' })) }}>
      <WelcomeScreen {...args} />
    </StoryServices>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
  },
};
