/** Why a backup can't be made, verified or restored, in one line for the operator. */
export class BackupProblem extends Error {}
