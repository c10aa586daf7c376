import { bindProcess, holders, members, readers } from "~/engines/process/process.server.ts";
import { bookkeeperRequests } from "~db/schema/back-office.ts";
import { BOOKKEEPER } from "./bookkeeper.limits.ts";
import { bookkeeperProcess } from "./bookkeeper.process.ts";

const subject = { type: BOOKKEEPER, id: bookkeeperRequests.id };

export default bindProcess(bookkeeperProcess, {
  record: {
    ...{ table: bookkeeperRequests, id: bookkeeperRequests.id, workspace: bookkeeperRequests.workspace },
    ...{ state: bookkeeperRequests.state, since: bookkeeperRequests.stateSince },
    version: bookkeeperRequests.version,
  },
  read: readers([bookkeeperRequests.workspace], subject),
  parties: {
    desk: members(bookkeeperRequests.workspace),
    bookkeeper: holders("answer", bookkeeperRequests.workspace, subject),
  },
});
