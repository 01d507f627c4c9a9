import { ChatListItem, ChatListItemSkeleton } from '../chat.ts';
import { Card, media, theme } from '../index.ts';
import { Section } from './section.tsx';

const columns = {
  display: 'grid',
  gap: theme.space[4],
  alignItems: 'start',
  [media.up('md')]: { gridTemplateColumns: '1fr 1fr' },
};

export const ChatListExamples = ({ portraits }: { portraits: readonly string[] }) => (
  <Section name="Conversations">
    <div css={columns}>
      <Card padded={false} css={{ overflow: 'hidden' }}>
        <ChatListItem
          href="#main"
          name="Marta"
          src={portraits[0]}
          onlineLabel="Online"
          time="20:13"
          preview="Yes. Window seat is yours, if you bring the plum cake."
          unread={2}
          unreadLabel="2 unread"
        />
        <ChatListItem
          href="#main"
          name="Lars"
          src={portraits[1]}
          onlineLabel="Online"
          time="18:40"
          preview="You: See you there"
          current
        />
        <ChatListItem
          href="#main"
          name="Maximiliane-Friederike"
          src={portraits[2]}
          time="Tuesday"
          preview="I would say that"
          draftLabel="Draft"
        />
        <ChatListItem href="#main" name="Deleted member" time="3 May" preview="Photo" />
      </Card>
      <Card padded={false} aria-busy="true" aria-label="Loading" as="section">
        <ChatListItemSkeleton />
        <ChatListItemSkeleton nameWidth="52%" />
        <ChatListItemSkeleton nameWidth="30%" />
      </Card>
    </div>
  </Section>
);
