import { useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { type ListedScreen, screenAt } from "~/site-map.ts";
import { Icon } from "~/ui/icon.tsx";
import { KeptPart } from "~/ui/kept-part.tsx";
import { AccessibilityPanel } from "./accessibility/panel.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";
import { type BuiltMenu, isNew, NAVIGATION } from "./navigation.ts";
import { usePage } from "./page-context.tsx";
import { type HeaderMember, UserMenu } from "./user-menu.tsx";

interface EntryProps {
  path: string;
  className?: string;
  children: ReactNode;
}

/** A way to a screen, marked where it is the one that is shown. */
function Entry({ path, className, children }: EntryProps) {
  const here = screenAt(useLocation().pathname)?.path === path;
  return (
    <a
      href={path}
      aria-current={here ? "page" : undefined}
      className={className ? `bar-entry ${className}` : "bar-entry"}
    >
      {children}
    </a>
  );
}

interface ScreenEntryProps {
  screen: ListedScreen;
  newUntil?: string;
}

function ScreenEntry({ screen, newUntil }: ScreenEntryProps) {
  const t = useText("shell");
  return (
    <Entry path={screen.path}>
      {t(`screens.${screen.id}.title`)}
      <NewMark until={newUntil} />
    </Entry>
  );
}

/** Marks an item as new while it is. */
function NewMark({ until }: { until?: string }) {
  const t = useText("shell");
  const { issuedAt } = usePage();
  if (!isNew({ newUntil: until }, issuedAt)) return null;
  return <span className="new-mark">{t("nav.new")}</span>;
}

/**
 * A menu that hangs from the bar. The page weighs none of its screens: they are drawn when it is opened, above the way to
 * the index of all, which is there without scripts.
 */
function HangingMenu({
  label,
  newUntil,
  entries,
}: {
  label: string;
  newUntil?: string;
  entries: readonly (ScreenEntryProps & { key: string })[];
}) {
  const t = useText("shell");
  const [opened, setOpened] = useState(false);
  return (
    <Menu
      name="bar"
      onOpen={() => setOpened(true)}
      edge="start"
      summaryClass="bar-entry rounded-control md:max-lg:px-1"
      summary={
        <>
          {label}
          <NewMark until={newUntil} />
          {/* Three menus stand in a middling window. */}
          <Icon name="chevron-down" className="size-4 group-open/menu:rotate-180 md:max-lg:hidden" />
        </>
      }
    >
      <ul className="py-1">
        {(opened ? entries : []).map(({ key, ...entry }) => (
          <li key={key}>
            <ScreenEntry {...entry} />
          </li>
        ))}
        <li>
          <Entry path="/services">{t("nav.all")}</Entry>
        </li>
      </ul>
    </Menu>
  );
}

/** One menu of the bar; a menu with a single screen is a link to it, by the short name of the area. */
function MenuEntry({ menu: { id, newUntil, screens } }: { menu: BuiltMenu }) {
  const t = useText("shell");
  const [only] = screens.length === 1 ? screens : [];
  const label = t(`nav.menus.${id}`);
  if (only) return <Entry path={only.path}>{label}</Entry>;
  const entries = screens.map((screen) => ({ key: screen.id, screen }));
  return <HangingMenu label={label} newUntil={newUntil} entries={entries} />;
}

/** All menus in one: the header is one line, however many areas are built. */
function MoreEntry({ menus }: { menus: BuiltMenu[] }) {
  const t = useText("shell");
  const entries = menus.flatMap(({ id, screens, newUntil }) =>
    screens.map((screen) => ({ key: `${id} ${screen.id}`, screen, newUntil })),
  );
  return <HangingMenu label={t("nav.more")} entries={entries} />;
}

/** The bar of a wide or a middling window. */
function Bar({ menus, className }: { menus: BuiltMenu[]; className: string }) {
  const t = useText("shell");
  return (
    <nav aria-label={t("nav.areas")} className={className}>
      <ul className="flex flex-wrap">
        {menus.map((menu) => (
          <li key={menu.id}>
            <MenuEntry menu={menu} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DirectEntries() {
  return NAVIGATION.direct.map((screen) => (
    <li key={screen.id}>
      <ScreenEntry screen={screen} />
    </li>
  ));
}

/** Everything behind one button, for widths without room for a bar. */
function CompactMenu() {
  const t = useText("shell");
  return (
    <Menu label={t("nav.menu")} name="bar" summary={<Icon name="menu" className="size-6" />}>
      <nav aria-label={t("nav.label")}>
        <ul className="grid py-1">
          {NAVIGATION.compact.map(({ id, path }) => (
            <li key={id}>
              <Entry path={path} className="px-4">
                {t(`nav.compact.${id}`)}
              </Entry>
            </li>
          ))}
        </ul>
      </nav>
    </Menu>
  );
}

function CartLink({ count }: { count: number }) {
  const t = useText("shell");
  return (
    <a href="/cart" aria-label={t("nav.cartCount", { count })} className="icon-button relative">
      <Icon name="shopping-cart" className="size-6" />
      {count > 0 && (
        <span
          data-cart-count
          className="absolute end-1 top-0.5 grid min-w-5 place-items-center rounded-full bg-accent px-1 text-sm leading-5 font-bold text-on-accent tabular-nums"
        >
          {count}
        </span>
      )}
    </a>
  );
}

/** The logo and the ways to the screens, as many as the window has room for. */
function Ways() {
  const t = useText("shell");
  const { menus, mediumMenus } = NAVIGATION;
  return (
    <>
      <a
        href="/"
        aria-label={t("nav.home")}
        className="flex min-h-12 min-w-0 items-center gap-1 md:shrink-0 md:gap-1.5 lg:me-2"
      >
        <Logo />
        {/* A middling window needs the room for its bar. */}
        <span className="truncate font-bold tracking-tight md:text-lg md:max-lg:hidden">{t("product")}</span>
      </a>
      <nav aria-label={t("nav.label")} className="hidden lg:block">
        <ul className="flex flex-wrap">
          <DirectEntries />
          <li>
            <MoreEntry menus={menus} />
          </li>
        </ul>
      </nav>
      {mediumMenus.length > 0 && <Bar menus={mediumMenus} className="hidden md:max-lg:block" />}
    </>
  );
}

export function Header({ member, cartCount }: { member?: HeaderMember; cartCount: number }) {
  const t = useText("shell");
  const { intelligence } = NAVIGATION;
  return (
    // On a phone its first line, language and display, scrolls away with the page; the second stays.
    <header className="sticky -top-12 z-40 border-b border-line bg-paper md:top-0 print:hidden">
      <div className="sheet flex min-h-16 flex-wrap items-center gap-x-1 md:flex-nowrap">
        <KeptPart name="ways" className="flex min-h-16 min-w-0 flex-1 items-center">
          <Ways />
        </KeptPart>
        {intelligence && (
          <a href={intelligence.path} className="bar-entry rounded-control bg-ink text-paper max-md:hidden">
            <Icon name="scan-eye" />
            <span className="md:max-xl:sr-only">{t("nav.intelligence")}</span>
          </a>
        )}
        <KeptPart name="choices" className="order-first flex w-full justify-between md:order-none md:w-auto">
          <LanguageChoice className="max-md:-ms-3" />
          <AccessibilityPanel />
        </KeptPart>
        <div className="flex items-center md:gap-1">
          <CartLink count={cartCount} />
          <UserMenu member={member} />
          <KeptPart name="menu" className="lg:hidden" id="menu">
            <CompactMenu />
          </KeptPart>
        </div>
      </div>
    </header>
  );
}
