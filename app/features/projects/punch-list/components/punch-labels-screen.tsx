import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { QrPicture } from "~/ui/qr-picture.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { listPath, PUNCH_LIST } from "../punch-list.limits.ts";
import type { LabelsView } from "../punch-list.view.server.ts";

/** A label for each room, to print and hang up: its name, and a code that leads to what is open in it. */
export default function PunchLabelsScreen({ view }: { view: LabelsView }) {
  const t = useText("punch-list");
  const shell = useText("shell");
  const back = view.isExample ? PUNCH_LIST : listPath({ project: view.project.id });
  return (
    <div className="sheet grid gap-6 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6 print:hidden">
        <p>
          <TextLink href={back}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl">{shell("screens.punchLabels.title")}</h1>
        <p className="max-w-prose text-lg text-muted">{t("labels.lead")}</p>
      </header>
      {view.labels.length === 0 ? (
        <EmptyState title={t("labels.none")} action={<TextLink href={back}>{t("back")}</TextLink>}>
          <p>{t("emptyText")}</p>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-2">
          {view.labels.map(({ room, href, qr }) => (
            <li
              key={room}
              className="grid justify-items-center gap-3 border border-line p-4 break-inside-avoid"
            >
              <p className="text-xl font-bold wrap-anywhere">
                <bdi translate="no">{room}</bdi>
              </p>
              <QrPicture qr={qr} label={t("labels.code", { room: isolated(room) })} className="max-w-48" />
              <p className="text-sm text-muted wrap-anywhere">
                {view.project.name && <bdi translate="no">{view.project.name}</bdi>}
              </p>
              {!view.isExample && (
                <p className="print:hidden">
                  <TextLink href={href}>{t("labels.open")}</TextLink>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
