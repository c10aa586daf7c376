CREATE TABLE `voice_transcripts` (
	`owner` text NOT NULL,
	`id` text NOT NULL,
	`lines` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`owner`, `id`)
);
--> statement-breakpoint
CREATE INDEX `voice_transcripts_created` ON `voice_transcripts` (`owner`,`created_at`);