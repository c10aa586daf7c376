import { Link } from "@remix-run/react";
import { useText } from "~/i18n/i18n.tsx";
import { type ListedScreen, navigationScreens, screen, sheetNumber } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TrussDrawing } from "./truss-drawing.tsx";

function Hero() {
  const t = useText("home");
  return (
    <section className="drafting-grid border-b border-line">
      <div className="sheet grid items-center gap-10 py-12 sm:py-20 lg:grid-cols-[7fr_5fr]">
        <div className="grid gap-6">
          <h1 className="text-3xl font-black sm:text-4xl">{t("hero.title")}</h1>
          <p className="max-w-prose text-lg text-muted">{t("hero.lead")}</p>
          <div className="flex flex-wrap gap-3">
            <Link to="/ai-hub?tab=chat" className={buttonClass({ size: "lg" })}>
              <Icon name="hard-hat" className="size-6" />
              {t("hero.ask")}
            </Link>
            <Link to="/shop" className={buttonClass({ variant: "outline", size: "lg" })}>
              {t("hero.shop")}
            </Link>
          </div>
        </div>
        <TrussDrawing caption={t("hero.caption")} span={t("hero.span")} rise={t("hero.rise")} />
      </div>
    </section>
  );
}

/** The screens that stand, as a drawing set lists its sheets. */
function SheetIndex() {
  const t = useText("home");
  const shell = useText("shell");
  const listed: ListedScreen[] = [
    ...navigationScreens().filter((entry) => entry.id !== "home"),
    screen("cart"),
    screen("profile"),
  ];
  return (
    <section className="sheet grid gap-6 py-12 sm:py-16">
      <header className="grid gap-2">
        <h2 className="text-2xl font-bold">{t("index.title")}</h2>
        <p className="max-w-prose text-muted">{t("index.lead")}</p>
      </header>
      <ul className="border-t-2 border-ink">
        {listed.map((entry) => (
          <li key={entry.id} className="border-b border-line">
            <Link
              to={entry.path}
              className="group grid min-h-16 grid-cols-[4rem_1fr_auto] items-center gap-x-4 py-3 hover:bg-surface md:grid-cols-[6rem_14rem_1fr_auto]"
            >
              <bdi className="font-medium text-accent tabular-nums">{sheetNumber(entry)}</bdi>
              <span className="font-bold group-hover:underline">{shell(`screens.${entry.id}.title`)}</span>
              <span className="text-muted max-md:col-span-2 max-md:col-start-2 max-md:row-start-2">
                {shell(`screens.${entry.id}.description`)}
              </span>
              <Icon
                name="arrow-right"
                directional
                className="size-5 text-muted max-md:col-start-3 max-md:row-start-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const PRINCIPLES = [
  { id: "cite", icon: "book-open" },
  { id: "anywhere", icon: "hard-hat" },
  { id: "languages", icon: "languages" },
] as const;

function Principles() {
  const t = useText("home");
  return (
    <section className="border-t border-line bg-surface">
      <div className="sheet grid gap-6 py-12 sm:py-16">
        <h2 className="text-2xl font-bold">{t("principles.title")}</h2>
        <ul className="grid gap-8 md:grid-cols-3">
          {PRINCIPLES.map(({ id, icon }) => (
            <li key={id} className="grid content-start gap-2 border-t-2 border-ink pt-4">
              <Icon name={icon} className="size-7 text-blueprint" />
              <h3 className="text-lg font-bold">{t(`principles.${id}.title`)}</h3>
              <p className="text-muted">{t(`principles.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function HomePage() {
  return (
    <>
      <Hero />
      <SheetIndex />
      <Principles />
    </>
  );
}
