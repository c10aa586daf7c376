import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { NOTIFICATION_CODES } from "~db/schema/account.codes.ts";
import type { Choices } from "../notifications.queries.server.ts";

interface ChannelsFormProps {
  /** The address of the page, to which the form is sent. */
  path: string;
  choices: Choices;
  /** Whether a digest can be sent. */
  emailConfirmed: boolean;
}

const COLUMNS = ["inApp", "mail"] as const;
const CELL = "border-b border-line py-1";

/** A form of this page that was sent could not be read. */
export function RefusedForm() {
  const t = useText("notifications");
  return (
    <div role="alert">
      <Notice tone="danger" title={t("errors.form")} />
    </div>
  );
}

/** What a member is told, kind by kind, and where. */
export function ChannelsForm({ path, choices, emailConfirmed }: ChannelsFormProps) {
  const t = useText("notifications");
  return (
    <section id="channels" className="grid scroll-mt-24 gap-4 border-t border-line pt-8">
      <h2 className="text-xl font-bold">{t("choose.title")}</h2>
      <p className="max-w-prose text-muted">{t("choose.lead")}</p>
      {!emailConfirmed && <Notice tone="warn" title={t("choose.unconfirmed")} />}
      <form method="post" action={path} data-keep-scroll className="grid max-w-2xl gap-5">
        <input type="hidden" name="intent" value="choose" />
        <table className="w-full text-start">
          <thead className="align-bottom">
            <tr className="border-b-2 border-ink">
              <th scope="col" className="py-2 pe-3 text-start font-medium">
                {t("choose.kind")}
              </th>
              {COLUMNS.map((column) => (
                <th
                  key={column}
                  scope="col"
                  id={`column-${column}`}
                  className="w-20 px-1 py-2 font-medium sm:w-32"
                >
                  {t(`choose.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {NOTIFICATION_CODES.map((code) => (
              <tr key={code}>
                <th scope="row" id={`kind-${code}`} className={`${CELL} pe-3 text-start font-normal`}>
                  {t(`choose.kinds.${code}`)}
                </th>
                {COLUMNS.map((column) => (
                  <td key={column} className={`${CELL} text-center`}>
                    <label className="inline-grid size-12 cursor-pointer place-items-center">
                      <input
                        type="checkbox"
                        name={column}
                        value={code}
                        defaultChecked={choices[code][column]}
                        aria-labelledby={`kind-${code} column-${column}`}
                        className="size-6 accent-accent"
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Button className="justify-self-start">{t("choose.save")}</Button>
      </form>
    </section>
  );
}
