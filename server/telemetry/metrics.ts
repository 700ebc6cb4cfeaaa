import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** This process's metrics. They name routes and jobs, never a person or a restaurant. */
export const metrics = new Registry();

collectDefaultMetrics({ register: metrics });

const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer, by method, declared route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [metrics],
});

// Plain numbers until they are scraped: observing the histogram would be a tenth of the cost of such an answer.
const fromMemory = { 200: 0, 304: 0 };

new Counter({
  name: 'http_answers_from_memory_total',
  help: 'Pages sent from memory, by status; they are not in http_request_duration_seconds',
  labelNames: ['status'],
  registers: [metrics],
  collect() {
    for (const status of [200, 304] as const) {
      this.inc({ status: String(status) }, fromMemory[status]);
      fromMemory[status] = 0;
    }
  },
});

const jobs = new Counter({
  name: 'jobs_total',
  help: 'Runs of jobs, by name and outcome',
  labelNames: ['job', 'outcome'],
  registers: [metrics],
});

const jobSeconds = new Histogram({
  name: 'job_seconds',
  help: 'How long runs of jobs take, by name, whatever their outcome',
  labelNames: ['job'],
  buckets: [0.05, 0.25, 1, 5, 20, 60, 300, 1_800],
  registers: [metrics],
});

const importSteps = new Histogram({
  name: 'import_step_seconds',
  help: 'How long the steps of an import that was read take, by what made its menu: the layout, or a model',
  labelNames: ['step', 'engine'],
  buckets: [0.25, 1, 5, 15, 60, 180, 600],
  registers: [metrics],
});

const pagesUnread = new Counter({
  name: 'import_pages_unread_total',
  help: 'Pages that could not be read, by problem: out_of_time among them',
  labelNames: ['problem'],
  registers: [metrics],
});

const modelTokens = new Counter({
  name: 'model_tokens_total',
  help: 'Tokens of the operator’s model, by use (import, chat, translation, picture) and direction',
  labelNames: ['use', 'direction'],
  registers: [metrics],
});

const modelCost = new Counter({
  name: 'model_cost_dollars_total',
  help: 'What they cost in US dollars, by use, if prices are set',
  labelNames: ['use'],
  registers: [metrics],
});

const payments = new Counter({
  name: 'payment_events_total',
  help: 'Events of the payment provider, by type and outcome: applied, of nobody (an unknown customer), or failed, which is retried',
  labelNames: ['event', 'outcome'],
  registers: [metrics],
});

const limitsHit = new Counter({
  name: 'limits_hit_total',
  help: 'Requests that a limit refused, by the code of the refusal',
  labelNames: ['code'],
  registers: [metrics],
});

const jobsWaiting = new Gauge({
  name: 'jobs_waiting',
  help: 'Jobs that are due and that no worker has taken, by name; the same on every node',
  labelNames: ['job'],
  registers: [metrics],
});

const oldestWaiting = new Gauge({
  name: 'jobs_oldest_waiting_seconds',
  help: 'For how long the oldest of them has been due, by name',
  labelNames: ['job'],
  registers: [metrics],
});

const queueAge = new Gauge({
  name: 'jobs_queue_age_seconds',
  help: 'For how long the oldest due job of all has waited; 0 if none waits, so that an autoscaler always has a figure',
  registers: [metrics],
});

const jobsFailed = new Gauge({
  name: 'jobs_failed_kept',
  help: 'Jobs that failed for good and wait for the operator, by name; the same on every node',
  labelNames: ['job'],
  registers: [metrics],
});

const lastSuccesses = new Gauge({
  name: 'job_last_success_timestamp_seconds',
  help: 'When each nightly or monthly job last ended well; the same on every node',
  labelNames: ['job'],
  registers: [metrics],
});

type ObservedPool = { waitingCount: number; totalCount: number; idleCount: number };
let observedPool: ObservedPool | undefined;

new Gauge({
  name: 'db_pool_waiting',
  help: 'Queries that wait for a connection to PostgreSQL; too many are refused with 503',
  registers: [metrics],
  collect() {
    this.set(observedPool?.waitingCount ?? 0);
  },
});

new Gauge({
  name: 'db_pool_connections',
  help: 'Connections of this process for queries, busy and idle',
  labelNames: ['state'],
  registers: [metrics],
  collect() {
    const idleCount = observedPool?.idleCount ?? 0;
    this.set({ state: 'idle' }, idleCount);
    this.set({ state: 'busy' }, (observedPool?.totalCount ?? 0) - idleCount);
  },
});

/** The pool whose figures are read at each scrape. */
export function observePool(pool: ObservedPool): void {
  observedPool = pool;
}

const mails = new Counter({
  name: 'mails_total',
  help: 'Mails by outcome: sent, refused for good, or failed, which is retried',
  labelNames: ['outcome'],
  registers: [metrics],
});

const backups = {
  backed_up_at: new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the newest nightly backup was made; 0 if there is none',
    registers: [metrics],
  }),
  backup_verified_at: new Gauge({
    name: 'backup_last_verified_timestamp_seconds',
    help: 'When the newest backup that was restored into a scratch folder was made; 0 if there is none',
    registers: [metrics],
  }),
};

const backupIsConfigured = new Gauge({
  name: 'backup_configured',
  help: '1 if BACKUP_URL is set, so that a backup is expected each night, else 0',
  registers: [metrics],
});

export function recordBackupIsConfigured(isConfigured: boolean): void {
  backupIsConfigured.set(isConfigured ? 1 : 0);
}

/** @param times In ISO 8601. */
export function recordBackups(times: Partial<Record<keyof typeof backups, string>>): void {
  // Exactly the names above.
  for (const name of Object.keys(backups) as (keyof typeof backups)[]) {
    const time = times[name];
    if (time !== undefined) backups[name].set(Date.parse(time) / 1_000);
  }
}

/** Replaces what was recorded before: a job that is not in it does not wait. */
export function recordWaitingJobs(jobs: readonly { job: string; waiting: number; oldest_seconds: number }[]): void {
  jobsWaiting.reset();
  oldestWaiting.reset();
  queueAge.set(Math.max(0, ...jobs.map(({ oldest_seconds }) => oldest_seconds)));
  for (const { job, waiting, oldest_seconds } of jobs) {
    jobsWaiting.set({ job }, waiting);
    oldestWaiting.set({ job }, oldest_seconds);
  }
}

/** Replaces what was recorded before. */
export function recordFailedJobs(counts: readonly { job: string; failed: number }[]): void {
  jobsFailed.reset();
  for (const { job, failed } of counts) jobsFailed.set({ job }, failed);
}

/** Replaces what was recorded before. @param times In ISO 8601, by the job's name. */
export function recordSuccesses(times: ReadonlyMap<string, string>): void {
  lastSuccesses.reset();
  for (const [job, time] of times) lastSuccesses.set({ job }, Date.parse(time) / 1_000);
}

/** @param request.route The declared address ("/api/menus/:id"), so that the number of series stays bounded. */
export function recordRequest(request: { method: string; route: string; status: number; seconds: number }): void {
  requests.observe({ method: request.method, route: request.route, status: String(request.status) }, request.seconds);
}

export function countAnswerFromMemory(status: 200 | 304): void {
  fromMemory[status] += 1;
}

/** Called by the queue after each run of a job. */
export function recordJob(job: string, outcome: 'completed' | 'failed', seconds: number): void {
  jobs.inc({ job, outcome });
  jobSeconds.observe({ job }, seconds);
}

export function recordImportStep(step: string, engine: string, seconds: number): void {
  importSteps.observe({ step, engine }, seconds);
}

export function recordUnreadPage(problem: string): void {
  pagesUnread.inc({ problem });
}

/** @param spent.cost In US dollars; null if no price is set. */
export function recordModelUse(
  use: 'import' | 'chat' | 'translation' | 'picture',
  { input_tokens, output_tokens, cost }: { input_tokens: number; output_tokens: number; cost: number | null },
): void {
  modelTokens.inc({ use, direction: 'input' }, input_tokens);
  modelTokens.inc({ use, direction: 'output' }, output_tokens);
  modelCost.inc({ use }, cost ?? 0);
}

export function recordPaymentEvent(event: string, outcome: 'applied' | 'of_nobody' | 'failed'): void {
  payments.inc({ event, outcome });
}

/** @param code Of shared/errors.ts. */
export function recordLimit(code: string): void {
  limitsHit.inc({ code });
}

export function recordMail(outcome: 'sent' | 'refused' | 'failed'): void {
  mails.inc({ outcome });
}
