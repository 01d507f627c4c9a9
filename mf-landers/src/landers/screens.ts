// Written by `npm run landers` from the folders beside this file.

/** The landers: name → screen. */
export const landers = {
  alonetonight: () => import(/* webpackChunkName: "screen-alonetonight" */ './alonetonight/alonetonight.screen.tsx'),
  collagelanding: () =>
    import(/* webpackChunkName: "screen-collagelanding" */ './collagelanding/collagelanding.screen.tsx'),
  gallery: () => import(/* webpackChunkName: "screen-gallery" */ './gallery/gallery.screen.tsx'),
  iconslanding: () => import(/* webpackChunkName: "screen-iconslanding" */ './iconslanding/iconslanding.screen.tsx'),
  maplanding: () => import(/* webpackChunkName: "screen-maplanding" */ './maplanding/maplanding.screen.tsx'),
  socialnetwork: () =>
    import(/* webpackChunkName: "screen-socialnetwork" */ './socialnetwork/socialnetwork.screen.tsx'),
  tinderswipe: () => import(/* webpackChunkName: "screen-tinderswipe" */ './tinderswipe/tinderswipe.screen.tsx'),
  transitionsvideolanding: () =>
    import(
      /* webpackChunkName: "screen-transitionsvideolanding" */ './transitionsvideolanding/transitionsvideolanding.screen.tsx'
    ),
  video: () => import(/* webpackChunkName: "screen-video" */ './video/video.screen.tsx'),
};
