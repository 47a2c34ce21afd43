"""Runs commands of a program as tasks on Ray, on this machine or on a cluster.

Reads the job as JSON from standard input; `tuning/src/cluster.rs` describes it. A task runs in
an empty folder of its own with copies of the program and of its input files, and returns its output
files. Ray repeats a task whose worker died, on any node. Output files appear where the job wants
them one task at a time and complete, so an interrupted job can be run again without those tasks.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

# These settings are those of a Ray that is started here; a cluster has its own. The first one stops
# the program of a task when the worker that started it is killed.
os.environ.setdefault("RAY_process_group_cleanup_enabled", "true")
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import ray  # noqa: E402: Ray reads the settings when it is imported.

# How often Ray repeats a task whose worker died. Errors of the program itself are not repeated.
MAX_RETRIES = 5


@ray.remote(num_cpus=1, max_retries=MAX_RETRIES)
def run(program, task, inputs):
    """Runs the program and returns its output files by name."""
    with tempfile.TemporaryDirectory(prefix="keddah-") as name:
        folder = pathlib.Path(name)
        # Ray has put the files of the job into the working directory of this process.
        shutil.copytree(os.getcwd(), folder, dirs_exist_ok=True)
        for path, data in inputs.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(data)
        done = subprocess.run(
            [folder / program, *task["arguments"]],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        if done.returncode != 0:
            text = done.stderr.decode(errors="replace").strip()
            raise RuntimeError(f"{task['name']}: exit status {done.returncode}: {text[-2000:]}")
        return {path: (folder / path).read_bytes() for path in task["outputs"]}


def replace(path, data):
    """Writes a file in one step: it is either unchanged or complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(path.name + ".tmp")
    temporary.write_bytes(data)
    os.replace(temporary, path)


def connect(job, folder):
    address = job["address"] or os.environ.get("RAY_ADDRESS") or "local"
    options = {"num_cpus": job["workers"], "include_dashboard": False} if address == "local" else {}
    ray.init(
        address=address,
        runtime_env={"working_dir": folder},
        logging_level="error",
        log_to_driver=False,
        **options,
    )


def main():
    job = json.load(sys.stdin)
    with tempfile.TemporaryDirectory(prefix="keddah-job-") as folder:
        for name, path in job["files"].items():
            shutil.copy(path, os.path.join(folder, name))
        connect(job, folder)
    waiting = {}
    for task in job["tasks"]:
        inputs = {name: pathlib.Path(path).read_bytes() for name, path in task["inputs"].items()}
        waiting[run.remote(job["program"], task, inputs)] = task
    failures = []
    while waiting:
        [done], _ = ray.wait(list(waiting), num_returns=1)
        task = waiting.pop(done)
        try:
            files = ray.get(done)
        except ray.exceptions.RayError as error:
            # The cause is the error of the task itself, without the stack of the worker.
            failures.append(str(getattr(error, "cause", None) or error))
            print(failures[-1], file=sys.stderr, flush=True)
            continue
        for name, path in task["outputs"].items():
            replace(pathlib.Path(path), files[name])
        print(f"{task['name']} done, {len(waiting)} left", file=sys.stderr, flush=True)
    ray.shutdown()
    return 1 if failures else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
