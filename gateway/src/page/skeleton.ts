import type { Skeleton } from '@pairwise/contracts/remote';
import { skeletonParts } from '@pairwise/contracts/skeletons';

/** Renders a skeleton as HTML, for the document. The shell creates later ones (shell/src/remotes/skeleton-element.ts). */
export const skeletonMarkup = (kind: Skeleton): string =>
  `<div data-skeleton="${kind}" aria-hidden="true">${skeletonParts(kind)
    .map((part) => `<i class="sk-${part}"></i>`)
    .join('')}</div>`;

/** Styles of all skeletons. The colours are tokens, so both themes are right from the first paint. */
export const skeletonStyle = `
[data-skeleton]{display:grid;gap:var(--s4);align-content:start;inline-size:100%;max-inline-size:var(--wrap);margin-inline:auto;padding:var(--s4)}
[data-skeleton] i{display:block;border-radius:var(--r-md);background:var(--c-inset)}
[data-skeleton] .sk-title{block-size:2.25rem;inline-size:min(18rem,70%)}
[data-skeleton] .sk-bar{block-size:var(--tap);border-radius:var(--r-full)}
[data-skeleton] .sk-line{block-size:1rem}
[data-skeleton] .sk-line:last-child{inline-size:60%}
[data-skeleton] .sk-row{block-size:4.5rem}
[data-skeleton] .sk-field{block-size:3rem}
[data-skeleton] .sk-button{block-size:3rem;border-radius:var(--r-full)}
[data-skeleton] .sk-card{aspect-ratio:4/5;border-radius:var(--pair)}
[data-skeleton] .sk-price{block-size:7rem;border-radius:var(--pair)}
[data-skeleton] .sk-photo{aspect-ratio:4/5;border-radius:var(--pair)}
[data-skeleton] .sk-meter{block-size:var(--tap)}
[data-skeleton] .sk-deck{block-size:min(500px,calc(100dvh - 322px));min-block-size:210px;border-radius:var(--pair)}
[data-skeleton] .sk-hero{block-size:60vh;border-radius:var(--pair)}
[data-skeleton=grid]{grid-template-columns:repeat(2,1fr);gap:10px}
[data-skeleton=grid] .sk-title,[data-skeleton=grid] .sk-bar{grid-column:1/-1}
[data-skeleton=form],[data-skeleton=page]{max-inline-size:44rem}
[data-skeleton=deck]{max-inline-size:calc(400px + 2*var(--s4));gap:var(--s2);padding-block-start:var(--s1)}
@media (min-width:576px){
[data-skeleton=grid]{grid-template-columns:repeat(3,1fr)}
}
@media (min-width:768px){
[data-skeleton]{padding:var(--s5)}
[data-skeleton=grid]{grid-template-columns:repeat(4,1fr);gap:var(--s4)}
[data-skeleton=prices]{grid-template-columns:repeat(4,1fr)}
[data-skeleton=prices] .sk-title,[data-skeleton=prices] .sk-button{grid-column:1/-1}
[data-skeleton=profile]{grid-template-columns:minmax(0,26rem) 1fr}
[data-skeleton=profile] .sk-photo{grid-row:1/8}
[data-skeleton=deck] .sk-deck{block-size:min(530px,calc(100dvh - 230px));min-block-size:320px}
}
@media (min-width:992px){
[data-skeleton=grid]{grid-template-columns:repeat(5,1fr)}
}
`;
