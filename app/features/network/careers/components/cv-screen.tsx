import { useText } from "~/i18n/i18n.tsx";
import { LANGUAGES } from "~/i18n/languages.ts";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { careerPath, cvPagePath } from "../career.limits.ts";
import type { CvLine, CvPage } from "../cv.server.ts";

/** Sizes of the paper, in points, so that what stands on one page there stands on one here. */
const SIZES: Record<number, string> = {
  9: "text-[9pt]",
  10: "text-[10pt]",
  12: "text-[12pt]",
  20: "text-[20pt]",
};

function Line({ line, isName }: { line: CvLine; isName: boolean }) {
  if (line.kind === "rule") return <hr className="my-1 border-t-2 border-ink" />;
  if (line.kind === "gap") return <div className="h-[6pt]" />;
  if (line.kind === "part")
    return <h2 className="mt-[9pt] mb-[2pt] border-b border-ink text-[12pt] font-bold">{line.text}</h2>;
  const text = line.typed ? <Typed text={line.text} /> : line.text;
  const look = `${SIZES[line.size] ?? ""} ${line.bold ? "font-bold" : ""} wrap-anywhere`;
  return isName ? <h1 className={look}>{text}</h1> : <p className={look}>{text}</p>;
}

/** Somebody's profile on one page to print, in a language of its own. */
export default function CvScreen({ page }: { page: CvPage }) {
  const t = useText("careers");
  return (
    <div className="sheet grid gap-6 py-10 print:py-0">
      <div className="grid gap-2 print:hidden">
        <p>
          <TextLink href={careerPath(page.id)}>{t("cv.back")}</TextLink>
        </p>
        <p className="max-w-prose text-muted">{t("cv.how")}</p>
        <nav aria-label={t("cv.other")}>
          <ul className="flex flex-wrap gap-x-6">
            {LANGUAGES.filter((language) => language !== page.language).map((language) => (
              <li key={language}>
                <TextLink href={cvPagePath(page.id, language)}>{t(`languages.${language}`)}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <article
        data-alone
        lang={page.language}
        dir={page.direction}
        className="max-w-[540pt] border border-line bg-surface p-6 leading-[1.35] print:border-0 print:p-0"
      >
        {page.lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a sheet, which do not move
          <Line key={n} line={line} isName={n === 0} />
        ))}
      </article>
    </div>
  );
}
