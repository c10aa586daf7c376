import { createContext, useContext } from "react";
import sprite from "./icons.svg?url";

/** The icons of the sprite `icons.svg`. */
export type IconName =
  | "accessibility"
  | "arrow-left"
  | "arrow-right"
  | "badge-check"
  | "banknote"
  | "book-open"
  | "bot"
  | "briefcase"
  | "briefcase-business"
  | "building-2"
  | "calculator"
  | "calendar-days"
  | "check"
  | "chevron-down"
  | "circle"
  | "circle-alert"
  | "circle-check"
  | "circle-check-big"
  | "circle-dot"
  | "clipboard-check"
  | "cloud"
  | "cloud-rain"
  | "cloud-snow"
  | "cloud-sun"
  | "coffee"
  | "copy"
  | "cpu"
  | "crown"
  | "download"
  | "external-link"
  | "eye"
  | "file-chart-column"
  | "file-text"
  | "folder-kanban"
  | "fuel"
  | "git-branch"
  | "graduation-cap"
  | "hammer"
  | "hand-coins"
  | "handshake"
  | "hard-hat"
  | "hotel"
  | "house"
  | "info"
  | "keyboard"
  | "landmark"
  | "languages"
  | "layout-grid"
  | "list-checks"
  | "log-in"
  | "log-out"
  | "mail"
  | "map"
  | "map-pin"
  | "maximize-2"
  | "menu"
  | "message-circle"
  | "mic"
  | "mic-off"
  | "minus"
  | "music"
  | "package"
  | "pause"
  | "pencil-ruler"
  | "picture-in-picture-2"
  | "pin"
  | "pin-off"
  | "play"
  | "plus"
  | "qr-code"
  | "radar"
  | "radio"
  | "rotate-cw"
  | "scan-eye"
  | "scan-line"
  | "search"
  | "send-horizontal"
  | "shield-check"
  | "shopping-cart"
  | "shuffle"
  | "smartphone"
  | "sparkles"
  | "store"
  | "sun"
  | "sun-moon"
  | "tag"
  | "thumbs-down"
  | "thumbs-up"
  | "trash-2"
  | "trending-up"
  | "triangle-alert"
  | "truck"
  | "user"
  | "users"
  | "volume-2"
  | "waves"
  | "wind"
  | "wrench"
  | "x";

interface IconProps {
  name: IconName;
  className?: string;
  /** Mirrored in right-to-left pages: for icons that point along the line of reading. */
  directional?: boolean;
}

/** The id of an icon that lies in the page itself. */
export const iconId = (name: string) => `icon-${name}`;

/** In the browser: icons of the first page are inlined; another one comes from the sprite. */
function whereItLies(name: IconName): string {
  const id = iconId(name);
  return document.getElementById(id) ? `#${id}` : `${sprite}#${name}`;
}

/** The URL of an icon. The server has its own implementation, which records what the page needs. */
export const IconContext = createContext<(name: IconName) => string>(whereItLies);

/** Decorative: the text is next to it or in the control's label. */
export function Icon({ name, className = "size-5", directional = false }: IconProps) {
  const href = useContext(IconContext)(name);
  return (
    <svg className={`icon ${className}${directional ? " rtl:-scale-x-100" : ""}`} aria-hidden="true">
      <use href={href} />
    </svg>
  );
}
