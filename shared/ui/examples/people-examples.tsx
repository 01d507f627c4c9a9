import { useState } from 'react';

import {
  Avatar,
  Card,
  Cluster,
  CoverLink,
  IconHeart,
  IconHeartFilled,
  media,
  Photo,
  PhotoButton,
  PhotoCard,
  Skeleton,
  theme,
} from '../index.ts';
import { Section } from './section.tsx';

/** A blurhash whose average colour is a dusky purple. */
const dusk = 'LEF;%N';

const grid = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 10,
  [media.up('md')]: { gridTemplateColumns: '1fr 1fr 1fr', gap: theme.space[3] },
  [media.up('xl')]: { gridTemplateColumns: 'repeat(6, 1fr)' },
};

const LikeButton = () => {
  const [liked, setLiked] = useState(false);
  return (
    <PhotoButton label="Like Amina" pressed={liked} onClick={() => setLiked(!liked)}>
      {liked ? <IconHeartFilled /> : <IconHeart />}
    </PhotoButton>
  );
};

export const PeopleExamples = ({ portraits }: { portraits: readonly string[] }) => {
  const portrait = (index: number) => ({ src: portraits[index % portraits.length], blurhash: dusk });
  return (
    <Section name="People">
      <div css={grid}>
        <PhotoCard
          photo={portrait(0)}
          title="Amina, 30"
          subtitle="Rotterdam, Netherlands"
          onlineLabel="online"
          flag="New"
          link={<CoverLink href="#main" aria-label="Amina, 30, Rotterdam, Netherlands, online" />}
          action={<LikeButton />}
        />
        <PhotoCard
          photo={portrait(1)}
          title="Inés, 33"
          subtitle="Sevilla, Spain"
          link={<CoverLink href="#main" aria-label="Inés, 33, Sevilla, Spain" />}
          action={
            <PhotoButton label="Like Inés" pressed>
              <IconHeartFilled />
            </PhotoButton>
          }
        />
        <PhotoCard photo={portrait(2)} title="Locked" lockedLabel="Opens with Premium" />
        <PhotoCard photo={null} title="Maximiliane, 41" subtitle="Bad Neuenahr-Ahrweiler, Deutschland" />
        <Photo src={null} alt="Photo 2 of Anna" blurhash={dusk} />
        <Skeleton ratio="4 / 5" radius="pair" />
      </div>
      <PhotoCard
        photo={portrait(3)}
        ratio="1 / 0.9"
        feature
        css={{ maxInlineSize: 420 }}
        title="Marta, 34"
        subtitle="Kraków, Poland"
        note="Sunday markets, loud kitchens, quiet trains."
        onlineLabel="online"
        link={<CoverLink href="#main" aria-label="Marta, 34, Kraków, Poland, online" />}
        action={<LikeButton />}
      />
      <Card>
        <Cluster>
          <Avatar src={portraits[4]} size={56} onlineLabel="online" />
          <Avatar src={portraits[5]} size={44} />
          <Avatar src={portraits[2]} size={36} onlineLabel="online" />
          <Avatar size={52} alt="Anna" />
        </Cluster>
      </Card>
    </Section>
  );
};
