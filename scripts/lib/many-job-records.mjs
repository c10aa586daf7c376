/** What a job has to bear: 500 tasks, 2,000 punch items and 400 logs, as a tower has after two years. */
export const JOB = { tasks: 500, items: 2_000, logs: 400, documents: 300 };

const FIRST_DAY = "2024-01-02";
const count = (/** @type {number} */ most) =>
  `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${most})`;
const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

/**
 * Fills a project and a schedule of it with as many records as they have to bear.
 * @param {(statements: string[]) => Promise<unknown>} run runs statements, one after another
 * @param {{ project: string, schedule: string }} ids of a project that stands, and of a schedule to make
 */
export async function fillJob(run, { project, schedule }) {
  const job = `(select id, workspace_id from projects where id = '${project}') as job`;
  await run([
    `insert into schedules (id, workspace_id, name, project_id, start_on, data_date, numbered, created_at, updated_at)
      select '${schedule}', job.workspace_id, 'Sample tower', job.id, '${FIRST_DAY}', '${FIRST_DAY}', ${JOB.tasks}, ${NOW}, ${NOW}
      from ${job}`,
    `insert into schedule_tasks (id, workspace_id, schedule_id, number, name, duration, links, crew, created_at)
      ${count(JOB.tasks)} select '${schedule}-' || n.i, job.workspace_id, '${schedule}', n.i, 'Task of some work ' || n.i, 3,
        case when n.i > 1 then n.i - 1 else '' end, 'Crew ' || (n.i % 9), ${NOW} from ${job}, n`,
    `insert into punch_items (id, workspace_id, project_id, number, room, trade, words, assignee, state, state_since, created_at)
      ${count(JOB.items)} select '${project}-item-' || n.i, job.workspace_id, job.id, n.i, 'Unit ' || (n.i % 90), 'tile',
        'Grout missing at the tub ' || n.i, 'SAMPLE Company ' || (n.i % 12), 'work_required', ${NOW}, ${NOW} from ${job}, n`,
    `insert into project_logs (id, workspace_id, project_id, day, crews, work, submitted_at, created_at)
      ${count(JOB.logs)} select '${project}-log-' || n.i, job.workspace_id, job.id, date('${FIRST_DAY}', '+' || n.i || ' days'),
        'Framers 4 x 8' || char(10) || 'Mason crew 3 x 10', 'Walls of level ' || n.i, ${NOW}, ${NOW} from ${job}, n`,
    `insert into project_documents (id, workspace_id, project_id, name, folder, sheet, created_at)
      ${count(JOB.documents)} select '${project}-paper-' || n.i, job.workspace_id, job.id, 'Plan of level ' || n.i,
        'architectural', 'A-' || n.i, ${NOW} from ${job}, n`,
    `insert into files (id, workspace_id, subject_type, subject_id, name, type, bytes, hash, created_at)
      ${count(JOB.documents)} select '${project}-file-' || n.i, job.workspace_id, 'project-documents', job.id, 'plan.pdf',
        'application/pdf', 1000, '', ${NOW} from ${job}, n`,
    `insert into project_document_versions (file_id, workspace_id, document_id, number, created_at)
      ${count(JOB.documents)} select '${project}-file-' || n.i, job.workspace_id, '${project}-paper-' || n.i, 1, ${NOW}
      from ${job}, n`,
  ]);
}
