import { useText } from "~/i18n/i18n.tsx";
import { listedScreens, screen, sheetNumber } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";

/** A sheet that has only been sketched: its edge is broken, and its title block is empty. */
function MissingSheet() {
  return (
    <svg
      viewBox="0 0 96 72"
      className="w-28 shrink-0 text-blueprint max-sm:hidden"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M2 2h92v68H2z" strokeDasharray="7 4" />
      <path d="M58 70V56h36M76 56v14" />
      <path d="m34 20 24 24m0-24L34 44" className="stroke-accent" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** Ways to continue from an unknown URL: a search, or the list of sheets. */
export default function WaysOn() {
  const t = useText("shell");
  return (
    <div className="grid gap-6 border-t-2 border-ink pt-6">
      <search className="flex items-end justify-between gap-8">
        <form action={screen("search").path} className="flex max-w-xl flex-1 flex-wrap items-end gap-3">
          <label className="grid min-w-0 flex-1 basis-64 gap-1.5 font-medium">
            {t("errors.search")}
            <input
              type="search"
              name="q"
              enterKeyHint="search"
              dir="auto"
              className="min-h-12 w-full rounded-control border border-control bg-surface px-3"
            />
          </label>
          <button type="submit" className={buttonClass({ variant: "outline" })}>
            {t("screens.search.title")}
          </button>
        </form>
        <MissingSheet />
      </search>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {listedScreens().map((entry) => (
          <li key={entry.id} className="border-b border-line">
            <a
              href={entry.path}
              className="flex min-h-12 items-center gap-4 font-medium underline-offset-4 hover:underline"
            >
              <bdi className="w-14 text-sm text-accent tabular-nums">{sheetNumber(entry)}</bdi>
              {t(`screens.${entry.id}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
