CREATE TABLE `champion_entries` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`shown_as` text NOT NULL,
	`shown_key` text NOT NULL,
	`shown` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `champion_entries_key` ON `champion_entries` (`kind`,`shown_key`);--> statement-breakpoint
CREATE INDEX `champion_entries_shown` ON `champion_entries` (`kind`,`shown`);--> statement-breakpoint
CREATE TABLE `champion_nominations` (
	`id` text PRIMARY KEY NOT NULL,
	`workspace_id` text NOT NULL,
	`season` text NOT NULL,
	`kind` text NOT NULL,
	`board` text NOT NULL,
	`nominee_workspace` text NOT NULL,
	`nominee_as` text NOT NULL,
	`story` text NOT NULL,
	`state` text DEFAULT 'nominated' NOT NULL,
	`state_since` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `champion_nominations_once` ON `champion_nominations` (`workspace_id`,`season`,`kind`,`board`,`nominee_workspace`);--> statement-breakpoint
CREATE INDEX `champion_nominations_season` ON `champion_nominations` (`season`,`state`);--> statement-breakpoint
CREATE INDEX `champion_nominations_nominee` ON `champion_nominations` (`nominee_workspace`,`season`);--> statement-breakpoint
CREATE TABLE `champion_votes` (
	`season` text NOT NULL,
	`kind` text NOT NULL,
	`board` text NOT NULL,
	`owner` text NOT NULL,
	`nomination_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`season`, `kind`, `board`, `owner`),
	FOREIGN KEY (`nomination_id`) REFERENCES `champion_nominations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `champion_votes_nomination` ON `champion_votes` (`nomination_id`);--> statement-breakpoint
CREATE INDEX `champion_votes_owner` ON `champion_votes` (`owner`);