/*
 * The components that only chats have. They are not part of the module that all remotes share: a page without a chat
 * does not load them.
 */
export { Bubble, type BubbleProps, type BubbleStatus } from './components/bubble.tsx';
export {
  ChatListItem,
  ChatListItemSkeleton,
  type ChatListItemProps,
  type ChatListItemSkeletonProps,
} from './components/chat-list-item.tsx';
export { Composer, type ComposerProps } from './components/composer.tsx';
export { DaySeparator, type DaySeparatorProps } from './components/day-separator.tsx';
export { TypingBubble, type TypingBubbleProps } from './components/typing-bubble.tsx';
