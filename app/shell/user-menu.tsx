import { useText } from "~/i18n/i18n.tsx";
import { screen } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Menu } from "./menu.tsx";

export interface HeaderMember {
  email: string;
  isAdmin: boolean;
  /** How many notifications the member has not read. */
  unread: number;
  /** The workspace that they work in, where it is not their own. */
  workspace?: string;
}

/** The first letter of the e-mail address in a circle, U if there is none. */
function Avatar({ email, unread }: HeaderMember) {
  return (
    <span
      className="relative grid size-9 place-items-center rounded-full bg-ink font-bold text-paper"
      aria-hidden="true"
    >
      {email.charAt(0).toUpperCase() || "U"}
      {unread > 0 && (
        <span className="absolute -end-1 -top-1 size-3.5 rounded-full border-2 border-paper bg-accent" />
      )}
    </span>
  );
}

/** A member's own pages. */
const ENTRIES = {
  profile: "/profile",
  settings: "/profile?tab=settings",
  notifications: "/profile?tab=notifications",
  workspace: "/workspace",
} as const;

/** For administrators of the site. */
const ADMIN_SCREENS = ["questions", "requests", "people"] as const;

const ENTRY = "menu-row";

/** Signed out the way to sign in, signed in the way to one's own pages and out again. */
export function UserMenu({ member }: { member?: HeaderMember }) {
  const t = useText("shell");
  if (!member) {
    return (
      <a
        href="/auth"
        className={buttonClass({
          variant: "outline",
          className: "px-2 leading-tight md:px-3 md:whitespace-nowrap",
        })}
      >
        {t("nav.signIn")}
      </a>
    );
  }
  const account = t("nav.accountOf", { email: member.email });
  const unread = member.unread > 0 ? t("nav.unread", { count: member.unread }) : "";
  const label = unread ? `${account}, ${unread}` : account;
  return (
    <Menu label={label} name="bar" summary={<Avatar {...member} />}>
      <p className="border-b border-line px-4 py-3 text-sm break-words text-muted">
        <bdi>{member.email}</bdi>
      </p>
      {(Object.keys(ENTRIES) as (keyof typeof ENTRIES)[]).map((entry) => (
        <a key={entry} href={ENTRIES[entry]} className={ENTRY}>
          {t(`nav.${entry}`)}
          {entry === "workspace" && member.workspace && (
            <bdi className="max-w-48 truncate text-sm text-muted">{member.workspace}</bdi>
          )}
          {entry === "notifications" && unread && (
            <span className="rounded-full bg-accent px-2 text-sm font-bold text-on-accent tabular-nums">
              <span aria-hidden="true">{member.unread}</span>
              <span className="sr-only">{unread}</span>
            </span>
          )}
        </a>
      ))}
      {(["sharedWithMe", "securityDashboard", ...(member.isAdmin ? ADMIN_SCREENS : [])] as const).map(
        (id) => (
          <a key={id} href={screen(id).path} className={ENTRY}>
            {t(`screens.${id}.title`)}
          </a>
        ),
      )}
      <form method="post" action="/auth/sign-out" data-reload className="border-t border-line">
        <button type="submit" className="menu-row">
          <Icon name="log-out" directional />
          {t("nav.signOut")}
        </button>
      </form>
    </Menu>
  );
}
