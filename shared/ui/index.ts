export { EmotionProvider } from './emotion-provider.tsx';
export { css, keyframes } from './css.ts';
export { breakpoints, media, theme, type Breakpoint, type SpaceStep } from './tokens.ts';

export { Avatar, type AvatarProps } from './components/avatar.tsx';
export { Badge, type BadgeProps } from './components/badge.tsx';
export { Banner, type BannerProps, type BannerTone } from './components/banner.tsx';
export { Button, type ButtonProps } from './components/button.tsx';
export { type ButtonAppearance, type ButtonSize, type ButtonVariant } from './components/button-style.ts';
export { Card, type CardProps } from './components/card.tsx';
export { Checkbox, type CheckboxProps } from './components/checkbox.tsx';
export { Chip, type ChipProps } from './components/chip.tsx';
export { Cluster, type ClusterProps } from './components/cluster.tsx';
export { Container, type ContainerProps } from './components/container.tsx';
export { CoverLink, type CoverLinkProps } from './components/cover-link.tsx';
export { Dialog, type DialogProps } from './components/dialog.tsx';
export { Divider, type DividerProps } from './components/divider.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './components/error-state.tsx';
export { Field, type FieldProps } from './components/field.tsx';
export { FullDialog, type FullDialogProps } from './components/full-dialog.tsx';
export { Heading, type HeadingProps } from './components/heading.tsx';
export { IconButton, type IconButtonProps } from './components/icon-button.tsx';
export { IconLink, type IconLinkProps } from './components/icon-link.tsx';
export { LinkButton, type LinkButtonProps } from './components/link-button.tsx';
export { Logo, type LogoProps } from './components/logo.tsx';
export { Mark, type MarkProps } from './components/mark.tsx';
export { Menu, type MenuProps } from './components/menu.tsx';
export { MenuItem, MenuLink, type MenuItemProps, type MenuLinkProps } from './components/menu-item.tsx';
export { NavBar, NavItem, type NavBarProps, type NavItemProps, type NavPlace } from './components/nav-bar.tsx';
export { OfflineState, type OfflineStateProps } from './components/offline-state.tsx';
export { PasswordInput, type PasswordInputProps } from './components/password-input.tsx';
export { scrim } from './components/scrim.ts';
export { Photo, type PhotoProps } from './components/photo.tsx';
export { PhotoButton, type PhotoButtonProps } from './components/photo-button.tsx';
export { PhotoCard, type PhotoCardProps } from './components/photo-card.tsx';
export { PhotoPair, type PhotoPairProps } from './components/photo-pair.tsx';
export { ProgressBar, type ProgressBarProps } from './components/progress-bar.tsx';
export { RadioCard, type RadioCardProps } from './components/radio-card.tsx';
export { RadioGroup, type RadioGroupProps } from './components/radio-group.tsx';
export { SectionCard, type SectionCardProps } from './components/section-card.tsx';
export { Select, type SelectProps } from './components/select.tsx';
export { Sheet, type SheetProps } from './components/sheet.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './components/skip-link.tsx';
export { Stack, type StackProps } from './components/stack.tsx';
export { StatusDot, type StatusDotProps } from './components/status-dot.tsx';
export { Switch, type SwitchProps } from './components/switch.tsx';
export { TabPanel, Tabs, type TabPanelProps, type TabsProps } from './components/tabs.tsx';
export { TabLinks, type TabLinksProps } from './components/tab-links.tsx';
export { Tag, type TagProps } from './components/tag.tsx';
export { Text, type TextProps } from './components/text.tsx';
export { TextArea, type TextAreaProps } from './components/text-area.tsx';
export { TextInput, type TextInputProps } from './components/text-input.tsx';
export { showToast, type Toast } from './components/toasts.ts';
export { ToastRegion, type ToastRegionProps } from './components/toast-region.tsx';
export { TopBar, TopBarGap, type TopBarProps } from './components/top-bar.tsx';
export { VisuallyHidden } from './components/visually-hidden.tsx';

export {
  IconAdjustments,
  IconAlertCircle,
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowLeft,
  IconBan,
  IconBell,
  IconBellOff,
  IconBrandApple,
  IconBrandGoogle,
  IconBrandPaypal,
  IconBuildingBank,
  IconCamera,
  IconCards,
  IconCheck,
  IconChecks,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconChevronUp,
  IconCircleCheck,
  IconClock,
  IconCloudOff,
  IconCoin,
  IconCopy,
  IconCreditCard,
  IconDevices,
  IconDiamond,
  IconDotsVertical,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconFlag,
  IconGift,
  IconHeart,
  IconHeartFilled,
  IconHelp,
  IconHistory,
  IconInfoCircle,
  IconLock,
  IconLogout,
  IconMail,
  IconMapPin,
  IconMaximize,
  IconMessageCircle,
  IconMoodSmile,
  IconPencil,
  IconPhoto,
  IconPlus,
  IconReceipt,
  IconRefresh,
  IconSearch,
  IconSend,
  IconSettings,
  IconShieldCheck,
  IconStar,
  IconTrash,
  IconUser,
  IconUserCircle,
  IconWorld,
  IconX,
  type IconProps,
} from './icons.ts';
