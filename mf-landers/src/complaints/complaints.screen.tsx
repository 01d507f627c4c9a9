import { useLocation } from '@pairwise/router';
import { Container, css, media, theme } from '@pairwise/ui';

import { CasePage } from './case-page.tsx';
import { caseIn } from './case-link.ts';
import { NewComplaint } from './new-complaint.tsx';

const room = css({
  maxInlineSize: '44rem',
  paddingBlock: `${theme.space[5]} ${theme.space[7]}`,
  [media.up('md')]: { paddingBlock: `${theme.space[6]} ${theme.space[8]}` },
});

/** Complaints of visitors and members (ROUTE-12, decisions S-2), and the case that the link of a mail opens. */
const ComplaintsScreen = () => {
  const { hash } = useLocation();
  const opened = caseIn(hash);
  return (
    <Container css={room}>
      {opened ? <CasePage key={opened.id} opened={opened} /> : <NewComplaint key={hash} />}
    </Container>
  );
};

export default ComplaintsScreen;
