import sprite from "./icons.svg?url";

/** The icons of the sprite `icons.svg`. */
export type IconName =
  | "arrow-right"
  | "book-open"
  | "check"
  | "chevron-down"
  | "circle-alert"
  | "external-link"
  | "file-text"
  | "graduation-cap"
  | "hard-hat"
  | "house"
  | "info"
  | "languages"
  | "log-in"
  | "log-out"
  | "mail"
  | "maximize-2"
  | "menu"
  | "message-circle"
  | "minus"
  | "plus"
  | "rotate-cw"
  | "search"
  | "send-horizontal"
  | "shopping-cart"
  | "sun-moon"
  | "trash-2"
  | "triangle-alert"
  | "user"
  | "x"
  | "shield-check";

interface IconProps {
  name: IconName;
  className?: string;
  /** Mirrored in right-to-left pages: for icons that point along the line of reading. */
  directional?: boolean;
}

/** Decorative: the words stand beside it or in the control's label. */
export function Icon({ name, className = "size-5", directional = false }: IconProps) {
  return (
    <svg
      className={`shrink-0 ${className}${directional ? " rtl:-scale-x-100" : ""}`}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
