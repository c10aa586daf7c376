import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { type ListedScreen, screenAt } from "~/site-map.ts";
import { Icon } from "~/ui/icon.tsx";
import { AccessibilityPanel } from "./accessibility/panel.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";
import { type BuiltMenu, NAVIGATION } from "./navigation.ts";
import { type HeaderMember, UserMenu } from "./user-menu.tsx";

const ENTRY = "flex min-h-12 items-center gap-2 px-3 font-medium whitespace-nowrap hover:bg-sunken";
const CURRENT = "text-accent underline decoration-2 underline-offset-8";

interface EntryProps {
  path: string;
  className?: string;
  children: ReactNode;
}

/** A way to a screen, marked where it is the one that is shown. */
function Entry({ path, className = "", children }: EntryProps) {
  const here = screenAt(useLocation().pathname)?.path === path;
  return (
    <a
      href={path}
      aria-current={here ? "page" : undefined}
      className={`${ENTRY} ${here ? CURRENT : ""} ${className}`}
    >
      {children}
    </a>
  );
}

function ScreenEntry({ screen, isNew }: { screen: ListedScreen; isNew?: boolean }) {
  const t = useText("shell");
  return (
    <Entry path={screen.path}>
      {t(`screens.${screen.id}.title`)}
      {isNew && <NewMark />}
    </Entry>
  );
}

/** What hangs below a word of the bar. */
function Hanging({ label, isNew, children }: { label: string; isNew?: boolean; children: ReactNode }) {
  return (
    <Menu
      name="bar"
      edge="start"
      summaryClass={`${ENTRY} rounded-control`}
      summary={
        <>
          {label}
          {isNew && <NewMark />}
          <Icon name="chevron-down" className="size-4 group-open/menu:rotate-180" />
        </>
      }
    >
      <ul className="py-1">{children}</ul>
    </Menu>
  );
}

function NewMark() {
  const t = useText("shell");
  return <span className="revision-cloud px-1.5 text-sm text-accent">{t("nav.new")}</span>;
}

/** The screen of a menu that holds no other. */
const onlyScreen = ({ screens }: BuiltMenu) => (screens.length === 1 ? screens[0] : undefined);

/** One menu of the bar; what holds a single screen is that screen's link. */
function MenuEntry({ menu }: { menu: BuiltMenu }) {
  const t = useText("shell");
  const only = onlyScreen(menu);
  if (only) return <ScreenEntry screen={only} />;
  return (
    <Hanging label={t(`nav.menus.${menu.id}`)} isNew={menu.isNew}>
      {menu.screens.map((screen) => (
        <li key={screen.id}>
          <ScreenEntry screen={screen} />
        </li>
      ))}
    </Hanging>
  );
}

/** The menus in one, where the words of all of them have no room beside the rest of the line. */
function MoreEntry({ menus }: { menus: BuiltMenu[] }) {
  const t = useText("shell");
  return (
    <Hanging label={t("nav.more")}>
      {menus.map(({ id, screens, isNew }) =>
        screens.map((screen) => (
          <li key={`${id} ${screen.id}`}>
            <ScreenEntry screen={screen} isNew={isNew} />
          </li>
        )),
      )}
    </Hanging>
  );
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

/** Everything behind one button, where there is no room for a bar. */
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
    <a
      href="/cart"
      aria-label={t("nav.cartCount", { count })}
      className="relative grid size-12 place-items-center rounded-control hover:bg-sunken"
    >
      <Icon name="shopping-cart" className="size-6" />
      {count > 0 && (
        <span
          data-cart-count
          className="absolute end-0 top-0 grid min-w-5 place-items-center rounded-full bg-accent px-1 text-sm leading-5 font-bold text-on-accent tabular-nums"
        >
          {count}
        </span>
      )}
    </a>
  );
}

/** So many menus stand in one line with the logo and the buttons; more get a line of their own. */
const IN_ONE_LINE = 4;
/** Letters that all words of the line may have together; in Spanish they have more. */
const LETTERS_IN_ONE_LINE = 70;

export function Header({ member, cartCount }: { member?: HeaderMember; cartCount: number }) {
  const t = useText("shell");
  const { direct, menus, mediumMenus, intelligence } = NAVIGATION;
  const oneLine = menus.length <= IN_ONE_LINE;
  const words = [
    t("nav.signIn"),
    ...direct.map(({ id }) => t(`screens.${id}.title`)),
    ...menus.map((menu) => {
      const only = onlyScreen(menu);
      return only ? t(`screens.${only.id}.title`) : t(`nav.menus.${menu.id}`);
    }),
  ];
  const short = words.join("").length <= LETTERS_IN_ONE_LINE;
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper print:hidden">
      <div className="sheet flex min-h-16 items-center gap-1">
        <a href="/" aria-label={t("nav.home")} className="flex min-h-12 items-center gap-2 lg:me-4">
          <Logo />
          <span className="hidden text-lg font-bold tracking-tight min-[24rem]:inline">{t("product")}</span>
        </a>
        <div className="me-auto flex">
          <nav aria-label={t("nav.label")} className="hidden lg:block">
            <ul className="flex flex-wrap">
              <DirectEntries />
              {oneLine && (
                <li className={short ? "xl:hidden" : undefined}>
                  <MoreEntry menus={menus} />
                </li>
              )}
              {oneLine &&
                short &&
                menus.map((menu) => (
                  <li key={menu.id} className="hidden xl:block">
                    <MenuEntry menu={menu} />
                  </li>
                ))}
            </ul>
          </nav>
          {mediumMenus.length > 0 && <Bar menus={mediumMenus} className="hidden md:max-lg:block" />}
        </div>
        {intelligence && (
          <a href={intelligence.path} className={`${ENTRY} hidden rounded-control bg-ink text-paper md:flex`}>
            <Icon name="scan-eye" />
            {t("nav.intelligence")}
          </a>
        )}
        <AccessibilityPanel />
        <CartLink count={cartCount} />
        <UserMenu member={member} />
        <div className="lg:hidden" id="menu">
          <CompactMenu />
        </div>
      </div>
      {!oneLine && <Bar menus={menus} className="sheet hidden border-t border-line lg:block" />}
    </header>
  );
}
