import { Form, Link, NavLink } from "@remix-run/react";
import { useText } from "~/i18n/i18n.tsx";
import { navigationScreens } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { DisplayMenu } from "./display-menu.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";

export interface HeaderMember {
  email: string;
}

function NavigationLinks({ className }: { className: string }) {
  const t = useText("shell");
  return (
    <ul className={className}>
      {navigationScreens().map((screen) => (
        <li key={screen.id}>
          <NavLink
            to={screen.path}
            end={screen.path === "/"}
            className={({ isActive }) =>
              `flex min-h-12 items-center px-3 font-medium hover:bg-sunken ${isActive ? "text-accent underline decoration-2 underline-offset-8" : ""}`
            }
          >
            {t(`screens.${screen.id}.title`)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function UserMenu({ member }: { member: HeaderMember }) {
  const t = useText("shell");
  const initial = member.email.charAt(0).toUpperCase() || "U";
  return (
    <Menu
      label={t("nav.accountOf", { email: member.email })}
      summary={
        <span
          className="grid size-9 place-items-center rounded-full bg-ink font-bold text-paper"
          aria-hidden="true"
        >
          {initial}
        </span>
      }
    >
      <p className="border-b border-line px-4 py-3 text-sm text-muted">
        <bdi>{member.email}</bdi>
      </p>
      {(["profile", "settings", "notifications"] as const).map((entry) => (
        <Link key={entry} to="/profile" className="flex min-h-12 items-center px-4 hover:bg-sunken">
          {t(`nav.${entry}`)}
        </Link>
      ))}
      <Form method="post" action="/auth/sign-out" className="border-t border-line">
        <button
          type="submit"
          className="flex min-h-12 w-full cursor-pointer items-center gap-2 px-4 hover:bg-sunken"
        >
          <Icon name="log-out" directional />
          {t("nav.signOut")}
        </button>
      </Form>
    </Menu>
  );
}

export function Header({ member, cartCount }: { member?: HeaderMember; cartCount: number }) {
  const t = useText("shell");
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="sheet flex min-h-16 items-center gap-1">
        <Link to="/" aria-label={t("nav.home")} className="me-auto flex min-h-12 items-center gap-2 md:me-6">
          <Logo />
          <span className="hidden text-lg font-bold tracking-tight min-[24rem]:inline">{t("product")}</span>
        </Link>
        <nav aria-label={t("nav.label")} className="hidden me-auto md:block">
          <NavigationLinks className="flex" />
        </nav>
        <DisplayMenu />
        <Link
          to="/cart"
          aria-label={t("nav.cartCount", { count: cartCount })}
          className="relative grid size-12 place-items-center rounded-control hover:bg-sunken"
        >
          <Icon name="shopping-cart" className="size-6" />
          {cartCount > 0 && (
            <span
              data-cart-count
              className="absolute end-0 top-0 grid min-w-5 place-items-center rounded-full bg-accent px-1 text-sm leading-5 font-bold text-on-accent tabular-nums"
            >
              {cartCount}
            </span>
          )}
        </Link>
        {member ? (
          <UserMenu member={member} />
        ) : (
          <Link to="/auth" className={buttonClass({ variant: "outline", size: "sm", className: "ms-1" })}>
            {t("nav.signIn")}
          </Link>
        )}
        <div className="md:hidden">
          <Menu label={t("nav.menu")} summary={<Icon name="menu" className="size-6" />}>
            <nav aria-label={t("nav.label")}>
              <NavigationLinks className="grid py-1" />
            </nav>
          </Menu>
        </div>
      </div>
    </header>
  );
}
