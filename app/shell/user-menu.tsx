import { useText } from "~/i18n/i18n.tsx";
import { buttonClass } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Menu } from "./menu.tsx";

export interface HeaderMember {
  email: string;
}

/** The first letter of the e-mail in a circle, U where there is none. */
function Avatar({ email }: HeaderMember) {
  return (
    <span
      className="grid size-9 place-items-center rounded-full bg-ink font-bold text-paper"
      aria-hidden="true"
    >
      {email.charAt(0).toUpperCase() || "U"}
    </span>
  );
}

/** Signed out the way to sign in, signed in the way to one's own pages and out again. */
export function UserMenu({ member }: { member?: HeaderMember }) {
  const t = useText("shell");
  if (!member) {
    return (
      <a href="/auth" className={buttonClass({ variant: "outline", className: "ms-1 px-3 leading-tight" })}>
        {t("nav.signIn")}
      </a>
    );
  }
  return (
    <Menu label={t("nav.accountOf", { email: member.email })} name="bar" summary={<Avatar {...member} />}>
      <p className="border-b border-line px-4 py-3 text-sm break-words text-muted">
        <bdi>{member.email}</bdi>
      </p>
      {(["profile", "settings", "notifications"] as const).map((entry) => (
        <a key={entry} href="/profile" className="flex min-h-12 items-center px-4 hover:bg-sunken">
          {t(`nav.${entry}`)}
        </a>
      ))}
      <form method="post" action="/auth/sign-out" className="border-t border-line">
        <button
          type="submit"
          className="flex min-h-12 w-full cursor-pointer items-center gap-2 px-4 hover:bg-sunken"
        >
          <Icon name="log-out" directional />
          {t("nav.signOut")}
        </button>
      </form>
    </Menu>
  );
}
